/// The symbols that 119 documents of the conformance corpus name, of 3,645 in all.
enum DocumentSymbols {
  /// The names, sorted.
  static let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    123.rectangle antenna.radiowaves.left.and.right app.fill apple.terminal applescript.fill
    archivebox arrow.2.squarepath arrow.backward.to.line arrow.clockwise arrow.clockwise.circle
    arrow.counterclockwise arrow.down arrow.down.app arrow.down.circle
    arrow.down.left.arrow.up.right arrow.down.to.line arrow.forward.circle arrow.forward.to.line
    arrow.left.arrow.right arrow.right.and.line.vertical.and.arrow.left
    arrow.trianglehead.2.counterclockwise arrow.trianglehead.2.counterclockwise.rotate.90
    arrow.trianglehead.branch arrow.trianglehead.merge arrow.turn.down.right arrow.turn.left.up
    arrow.up arrow.up.arrow.down arrow.up.circle arrow.up.circle.fill arrow.up.forward.circle
    arrow.up.left.and.arrow.down.right arrow.up.right.square arrow.up.to.line arrow.uturn.backward
    arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.down
    arrowshape.turn.up.forward.fill arrowshape.turn.up.left.fill arrowshape.up
    arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.right.fill aspectratio
    backward bag bell bell.badge bell.slash bell.slash.fill bin.xmark bold book book.pages
    bubbles.and.sparkles cable.connector.horizontal calendar camera character.book.closed
    character.bubble character.cursor.ibeam character.textbox checkerboard.shield checklist
    checklist.unchecked checkmark checkmark.circle checkmark.circle.fill checkmark.seal.fill
    checkmark.shield.fill checkmark.square chevron.backward chevron.down chevron.down.2
    chevron.down.circle chevron.forward chevron.left chevron.left.circle.fill
    chevron.left.forwardslash.chevron.right chevron.right chevron.up chevron.up.2
    chevron.up.circle circle clock clock.fill cloud command.square cube curlybraces
    cursorarrow.rays decrease.indent delete.right deskclock deskclock.fill display.2 doc.on.doc
    doc.viewfinder document document.on.clipboard document.on.clipboard.fill document.on.document
    dot.radiowaves.forward dot.radiowaves.left.and.right
    dots.and.line.vertical.and.cursorarrow.rectangle eject.fill ellipsis ellipsis.circle.fill
    ellipsis.curlybraces ellipsis.rectangle ellipsis.viewfinder envelope.fill eraser
    exclamationmark.circle.fill exclamationmark.octagon.fill exclamationmark.triangle
    exclamationmark.triangle.fill externaldrive eye eye.slash eyedropper.halffull
    filemenu.and.selection film finder flame.fill folder folder.badge.gear folder.badge.gearshape
    folder.badge.person.crop folder.fill forward gauge.with.dots.needle.bottom.0percent gear
    gearshape gearshape.2 globe globe.badge.chevron.backward graduationcap grid hand.raised.fill
    heart highlighter house icloud.and.arrow.down icloud.and.arrow.up increase.indent info.circle
    info.circle.fill inset.filled.bottomhalf.tophalf.rectangle inset.filled.bottomthird.rectangle
    inset.filled.leadingthird.rectangle inset.filled.leftthird.rectangle
    inset.filled.tophalf.bottomhalf.rectangle inset.filled.topthird.rectangle internaldrive iphone
    iphone.and.arrow.right.outward italic keyboard ladybug leaf line.3.horizontal
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3 link
    link.badge.plus link.circle list.bullet list.bullet.indent list.dash list.number location lock
    lock.fill lock.rotation lock.shield lock.slash macwindow.badge.plus macwindow.on.rectangle
    magnifyingglass map memories mic mic.fill minus.magnifyingglass moon.circle.fill mountain.2
    move.3d multiply.circle multiply.circle.fill network nosign note note.text number
    numbers.rectangle opticaldisc opticaldiscdrive paintbrush paperclip paperplane paperplane.fill
    paragraphsign pause pause.fill pencil pencil.and.ellipsis.rectangle pencil.circle.fill
    pencil.slash percent person person.2 person.fill.questionmark phone.down.fill photo
    photo.on.rectangle pin pin.fill play play.circle play.circle.fill play.fill plus plus.bubble
    plus.circle plus.circle.fill plus.forwardslash.minus plus.magnifyingglass plus.square
    plus.square.dashed plus.square.on.square power printer qrcode questionmark.circle
    questionmark.circle.fill quote.bubble record.circle rectangle rectangle.expand.vertical
    rectangle.on.rectangle rectangle.portrait.and.arrow.right rectangle.split.1x2
    rectangle.split.2x1 repeat restart return safari safari.fill scissors scope sidebar.leading
    sidebar.left sidebar.squares.leading sidebar.trailing slider.horizontal.3 sparkles
    speaker.fill speaker.slash speaker.wave.3 speaker.wave.3.fill square square.and.arrow.down
    square.and.arrow.down.fill square.and.arrow.down.on.square square.and.arrow.up
    square.and.arrow.up.fill square.and.pencil square.fill square.stack
    square.stack.3d.down.forward.fill star star.fill star.slash stop.circle storefront
    strikethrough sun.min sunset swift tag tag.fill text.alignleft text.alignright
    text.and.command.macwindow text.append text.badge.checkmark text.bubble text.line.magnify
    text.page text.page.badge.magnifyingglass text.viewfinder textformat textformat.abc
    textformat.characters textformat.characters.arrow.left.and.right textformat.size
    textformat.size.larger textformat.size.smaller textformat.subscript timer trash trash.fill
    tray.and.arrow.down tray.fill uiwindow.split.2x1 video.badge.plus wand.and.rays waveform
    waveform.circle.fill waveform.path.ecg.rectangle wifi wrench.and.screwdriver x.squareroot
    xmark xmark.bin xmark.bin.fill xmark.circle xmark.circle.fill
    """
}
