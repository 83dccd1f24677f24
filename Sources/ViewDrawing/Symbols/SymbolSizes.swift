package import Foundation

/// The sizes of symbols beside text of one point.
///
/// Documents store them: as whole points beside text of 13 points on macOS, and with a longer side of 128 on iOS, which
/// gives the ratio. Where both are known, the size is the middle of those that agree with both.
///
/// Inferred: the sizes of names with a ratio only, which have the area of the others, 1.5.
///
/// - SeeAlso: `Decisions/symbols.md#sizes`.
package enum SymbolSizes {
  /// The size of symbols in a circle, from 33 names.
  static let round = CGSize(width: 1.18, height: 1.13)

  /// Returns the size of a symbol in em; nil for one that no document states.
  package static func size(of name: String) -> CGSize? {
    if let size = table[name[...]] { return size }
    // A filled symbol is as large as its outline.
    if name.hasSuffix(".fill"), let size = table[name.dropLast(5)] { return size }
    return name.contains(".circle") ? round : nil
  }

  private static let table = Dictionary(
    text.split { $0 == ";" || $0 == "\n" }.compactMap { entry -> (Substring, CGSize)? in
      let parts = entry.split(separator: " ")
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else {
        return nil
      }
      return (parts[0], CGSize(width: width / 100, height: height / 100))
    }, uniquingKeysWith: { first, _ in first })

  /// Names, widths and heights in hundredths, sorted by name.
  private static let text = """
    123.rectangle 141 106; antenna.radiowaves.left.and.right 123 108; app.fill 115 108
    apple.terminal 138 108; applescript.fill 108 138; archivebox 123 108; arrow.2.squarepath 146 108
    arrow.backward.to.line 131 92; arrow.clockwise 108 123; arrow.counterclockwise 108 123
    arrow.down 118 128; arrow.down.app 138 131; arrow.down.left.arrow.up.right 138 131
    arrow.down.to.line 100 123; arrow.forward.to.line 131 92; arrow.left.arrow.right 123 131
    arrow.right.and.line.vertical.and.arrow.left 177 115; arrow.trianglehead.2.counterclockwise 115 138
    arrow.trianglehead.2.counterclockwise.rotate.90 123 115; arrow.trianglehead.branch 115 108
    arrow.trianglehead.merge 85 100; arrow.turn.down.right 115 92; arrow.turn.left.up 119 126
    arrow.up 118 128; arrow.up.arrow.down 138 115; arrow.up.left.and.arrow.down.right 123 115
    arrow.up.right.square 115 108; arrow.up.to.line 100 123; arrow.uturn.backward 115 108
    arrow.uturn.forward 115 108; arrow.uturn.left 130 115; arrow.uturn.right 130 115
    arrowshape.down 115 123; arrowshape.turn.up.forward.fill 120 103
    arrowshape.turn.up.left.fill 131 108; arrowshape.up 115 123; arrowtriangle.left.fill 108 100
    arrowtriangle.right.fill 108 100; aspectratio 138 108; backward 154 92; bag 122 122; bell 121 124
    bell.badge 117 128; bell.slash 121 124; bell.slash.fill 118 127; bin.xmark 144 104; bold 85 92
    book 138 108; book.pages 115 138; bubbles.and.sparkles 131 115; cable.connector.horizontal 146 54
    calendar 126 104; camera 144 104; character.book.closed 108 123; character.bubble 131 123
    character.cursor.ibeam 123 123; character.textbox 146 108; checkerboard.shield 119 126
    checklist 138 115; checklist.unchecked 138 115; checkmark 100 89; checkmark.seal.fill 133 129
    checkmark.shield.fill 119 126; checkmark.square 115 108; chevron.backward 77 108
    chevron.down 119 65; chevron.down.2 115 108; chevron.forward 77 108; chevron.left 79 105
    chevron.left.forwardslash.chevron.right 162 115; chevron.right 79 106; chevron.up 119 65
    chevron.up.2 115 108; circle 118 113; clock 118 113; clock.fill 125 120; cloud 138 100
    command.square 115 108; cube 123 131; curlybraces 115 123; cursorarrow.rays 123 123
    decrease.indent 138 100; delete.right 131 108; deskclock 124 121; deskclock.fill 124 121
    display.2 176 118; doc.on.doc 117 129; doc.viewfinder 123 115; document 108 123
    document.on.clipboard 123 138; document.on.clipboard.fill 131 146; document.on.document 123 138
    dot.radiowaves.forward 114 132; dot.radiowaves.left.and.right 147 102
    dots.and.line.vertical.and.cursorarrow.rectangle 141 135; eject.fill 100 92; ellipsis 108 31
    ellipsis.curlybraces 146 123; ellipsis.rectangle 156 96; ellipsis.viewfinder 123 115
    envelope.fill 150 100; eraser 123 123; exclamationmark.octagon.fill 131 115
    exclamationmark.triangle 131 115; exclamationmark.triangle.fill 133 113; externaldrive 138 100
    eye 162 100; eye.slash 162 108; eyedropper.halffull 131 123; filemenu.and.selection 138 108
    film 138 108; finder 123 115; flame.fill 111 135; folder 140 105; folder.badge.gear 154 115
    folder.badge.gearshape 146 108; folder.badge.person.crop 154 115; folder.fill 138 108
    forward 154 92; gauge.with.dots.needle.bottom.0percent 125 120; gear 134 128; gearshape 127 120
    gearshape.2 154 123; globe 119 112; globe.badge.chevron.backward 138 123; graduationcap 120 103
    grid 131 115; hand.raised.fill 122 122; heart 134 112; highlighter 131 123; house 132 114
    icloud.and.arrow.down 132 114; icloud.and.arrow.up 133 112; increase.indent 138 100
    inset.filled.bottomhalf.tophalf.rectangle 138 108; inset.filled.bottomthird.rectangle 138 108
    inset.filled.leadingthird.rectangle 138 108; inset.filled.leftthird.rectangle 138 108
    inset.filled.tophalf.bottomhalf.rectangle 138 108; inset.filled.topthird.rectangle 138 108
    internaldrive 138 100; iphone 115 131; iphone.and.arrow.right.outward 115 123; italic 77 92
    keyboard 146 100; ladybug 138 138; leaf 123 108; line.3.horizontal 123 69
    line.3.horizontal.decrease 162 92; line.horizontal.3 173 87; link 131 131; link.badge.plus 138 131
    list.bullet 128 88; list.bullet.indent 146 92; list.dash 150 100; list.number 123 100
    location 120 111; lock 106 109; lock.fill 114 132; lock.rotation 127 118; lock.shield 119 126
    lock.slash 108 123; macwindow.badge.plus 162 123; macwindow.on.rectangle 146 115
    magnifyingglass 124 114; map 131 115; memories 134 112; mic 114 132; mic.fill 114 132
    minus.magnifyingglass 123 115; mountain.2 147 82; move.3d 123 108; network 115 115; nosign 118 113
    note 123 108; note.text 123 108; number 115 115; numbers.rectangle 138 108; opticaldisc 115 115
    opticaldiscdrive 138 100; paintbrush 131 138; paperclip 120 127; paperplane 123 123
    paperplane.fill 127 118; paragraphsign 100 108; pause 69 100; pause.fill 116 130; pencil 110 97
    pencil.and.ellipsis.rectangle 155 97; pencil.slash 100 100; percent 115 115; person 126 119
    person.2 149 101; person.fill.questionmark 131 108; phone.down.fill 190 79; photo 143 104
    photo.on.rectangle 146 115; pin 115 131; pin.fill 117 129; play 92 100; play.fill 92 100; plus 97 86
    plus.bubble 132 114; plus.forwardslash.minus 123 108; plus.magnifyingglass 123 115
    plus.square 118 105; plus.square.dashed 115 108; plus.square.on.square 131 123; power 115 123
    printer 138 123; qrcode 118 105; quote.bubble 131 123; rectangle 138 108
    rectangle.expand.vertical 138 138; rectangle.on.rectangle 146 115
    rectangle.portrait.and.arrow.right 137 117; rectangle.split.1x2 138 108; rectangle.split.2x1 138 108
    repeat 140 107; restart 92 100; return 131 108; safari 118 113; safari.fill 118 113
    scissors 154 115; scope 138 138; sidebar.leading 138 108; sidebar.left 138 108
    sidebar.squares.leading 138 108; sidebar.trailing 138 108; slider.horizontal.3 123 100
    sparkles 115 131; speaker.fill 124 121; speaker.slash 108 123; speaker.wave.3 169 115
    speaker.wave.3.fill 151 99; square 115 108; square.and.arrow.down 120 127
    square.and.arrow.down.fill 115 123; square.and.arrow.down.on.square 143 150
    square.and.arrow.up 117 137; square.and.arrow.up.fill 118 129; square.and.pencil 132 122
    square.fill 130 116; square.stack 115 138; square.stack.3d.down.forward.fill 123 131; star 133 121
    star.fill 133 121; star.slash 131 123; storefront 138 123; strikethrough 108 92; sun.min 114 114
    sunset 154 123; swift 138 115; tag 131 131; tag.fill 133 123; text.alignleft 123 100
    text.alignright 123 100; text.and.command.macwindow 141 106; text.append 123 100
    text.badge.checkmark 134 112; text.bubble 174 149; text.line.magnify 123 108; text.page 108 123
    text.page.badge.magnifyingglass 115 138; text.viewfinder 123 115; textformat 138 92
    textformat.abc 147 71; textformat.characters 147 71
    textformat.characters.arrow.left.and.right 147 100; textformat.size 138 92
    textformat.size.larger 85 92; textformat.size.smaller 69 69; textformat.subscript 115 100
    timer 118 112; trash 118 129; trash.fill 119 126; tray.and.arrow.down 138 131; tray.fill 138 100
    uiwindow.split.2x1 141 106; video.badge.plus 162 123; wand.and.rays 123 123; waveform 115 123
    waveform.path.ecg.rectangle 141 106; wifi 131 100; wrench.and.screwdriver 146 138
    x.squareroot 131 108; xmark 110 97; xmark.bin 144 104; xmark.bin.fill 144 104
    """
}
