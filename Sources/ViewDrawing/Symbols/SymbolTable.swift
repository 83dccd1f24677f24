/// The names whose pictures do not follow from the rule.
///
/// Each entry is a name and what draws it, as ``SymbolEntry`` reads it. Its drawings are ours; outlines of others are only in
/// the set's package. Sorted by name.
///
/// - SeeAlso: `Decisions/symbols.md`.
package enum SymbolTable {
  /// The entries by name.
  package static let entries = Dictionary(
    text.split { $0 == ";" || $0 == "\n" }.compactMap { entry in
      let parts = entry.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), SymbolEntry(parts[1])) : nil
    }, uniquingKeysWith: { first, _ in first })

  private static let text = """
    accessibility universal-access-circle; airpods earbuds; airpodspro earbuds; ant bug
    antenna.radiowaves.left.and.right broadcast; app.badge app-indicator
    app.fill !#M0 4A4 4 0 0 1 4 0H12A4 4 0 0 1 16 4V12A4 4 0 0 1 12 16H4A4 4 0 0 1 0 12Z; app.gift gift
    apple.terminal terminal; applelogo apple; applewatch smartwatch; archivebox archive
    arrow.2.circlepath arrow-repeat; arrow.2.clockwise.rotate.90 arrow-repeat
    arrow.2.counterclockwise arrow-repeat; arrow.2.counterclockwise.rotate.90 arrow-repeat
    arrow.2.squarepath repeat; arrow.3.trianglepath recycle
    arrow.branch !~M4.5 15V8.5A4 4 0 0 1 8.5 4.5H14 ~M4.5 8V1.5 ~M11 1.5L14 4.5L11 7.5 ~M2 4L4.5 1.5L7 4
    arrow.down.and.line.horizontal.and.arrow.up arrows-collapse; arrow.down.doc file-earmark-arrow-down
    arrow.down.left.and.arrow.up.right arrows-angle-contract
    arrow.down.left.arrow.up.right arrows-angle-expand
    arrow.down.right.and.arrow.up.left arrows-angle-contract/h
    arrow.down.to.line !~M8 1.5V11.5 ~M4 7.5L8 11.5L12 7.5 ~M2.5 14.5H13.5
    arrow.left.and.line.vertical.and.arrow.right arrows-expand/r
    arrow.left.and.right !~M1 8H15 ~M4.5 4.5L1 8L4.5 11.5 ~M11.5 4.5L15 8L11.5 11.5
    arrow.left.arrow.right arrow-left-right
    arrow.left.to.line !~M14.5 8H4.5 ~M8.5 4L4.5 8L8.5 12 ~M1.5 2.5V13.5
    arrow.merge !~M8 1.5V9L3.5 14.5 ~M8 9L12.5 14.5 ~M4.5 5L8 1.5L11.5 5
    arrow.right.and.line.vertical.and.arrow.left arrows-collapse/r
    arrow.right.arrow.left arrow-left-right
    arrow.right.to.line !~M1.5 8H11.5 ~M7.5 4L11.5 8L7.5 12 ~M14.5 2.5V13.5
    arrow.triangle.2.circlepath arrow-repeat; arrow.triangle.branch =arrow.branch
    arrow.triangle.merge =arrow.merge; arrow.triangle.swap =arrow.up.arrow.down
    arrow.turn.down.left arrow-return-left; arrow.turn.down.right arrow-return-right
    arrow.turn.left.down !~M2 11L5.5 14.5L9 11 ~M5.5 14.5V5.5A3 3 0 0 1 8.5 2.5H14
    arrow.turn.left.up !~M2 5L5.5 1.5L9 5 ~M5.5 1.5V10.5A3 3 0 0 0 8.5 13.5H14
    arrow.turn.right.down !~M7 11L10.5 14.5L14 11 ~M10.5 14.5V5.5A3 3 0 0 0 7.5 2.5H2
    arrow.turn.right.up !~M7 5L10.5 1.5L14 5 ~M10.5 1.5V10.5A3 3 0 0 1 7.5 13.5H2
    arrow.turn.up.left !~M5 2L1.5 5.5L5 9 ~M1.5 5.5H10.5A3 3 0 0 1 13.5 8.5V14
    arrow.turn.up.right !~M11 2L14.5 5.5L11 9 ~M14.5 5.5H5.5A3 3 0 0 0 2.5 8.5V14
    arrow.up.and.down !~M8 1V15 ~M4.5 4.5L8 1L11.5 4.5 ~M4.5 11.5L8 15L11.5 11.5
    arrow.up.and.down.and.arrow.left.and.right arrows-move
    arrow.up.and.line.horizontal.and.arrow.down arrows-expand; arrow.up.arrow.down arrow-down-up
    arrow.up.doc file-earmark-arrow-up; arrow.up.left.and.arrow.down.right arrows-angle-expand/h
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen
    arrow.up.right.and.arrow.down.left arrows-angle-expand
    arrow.up.to.line !~M8 14.5V4.5 ~M4 8.5L8 4.5L12 8.5 ~M2.5 1.5H13.5
    arrow.uturn.down !~M2 10.5L5.5 14L9 10.5 ~M5.5 14V6A4.25 4.25 0 0 1 14 6V10
    arrow.uturn.left !~M5.5 2L2 5.5L5.5 9 ~M2 5.5H10A4.25 4.25 0 0 1 10 14H6
    arrow.uturn.right !~M10.5 2L14 5.5L10.5 9 ~M14 5.5H6A4.25 4.25 0 0 0 6 14H10
    arrow.uturn.up !~M2 5.5L5.5 2L9 5.5 ~M5.5 2V10A4.25 4.25 0 0 0 14 10V6; arrowshape.down shift/v
    arrowshape.left shift/l; arrowshape.right shift/r; arrowshape.turn.up.left reply
    arrowshape.turn.up.left.2 reply-all; arrowshape.turn.up.right reply/h
    arrowshape.turn.up.right.2 reply-all/h; arrowshape.up shift; arrowtriangle.down caret-down
    arrowtriangle.left caret-left; arrowtriangle.right caret-right; arrowtriangle.up caret-up
    aspectratio aspect-ratio; backward rewind; backward.end skip-start; backward.frame skip-start
    bandage bandaid; banknote cash; barcode upc; barcode.viewfinder upc-scan; battery.0 battery
    battery.0percent battery; battery.100 battery-full; battery.100.bolt battery-charging
    battery.100percent battery-full; battery.100percent.bolt battery-charging; battery.25 battery-half
    battery.25percent battery-half; battery.50 battery-half; battery.50percent battery-half
    battery.75 battery-full; battery.75percent battery-full; beats.headphones headphones
    bed.double !~M1 14V3.5 ~M1 12H15V14 ~M15 12V9.5A2 2 0 0 0 13 7.5H1 ~M3.5 7.5V6A1.2 1.2 0 0 1 4.7 4.8H6.8A1.2 \
    1.2 0 0 1 8 6V7.5
    bell.and.waves.left.and.right bell; bell.slash *; bell.slash.fill *; bin.xmark =xmark.bin
    bitcoinsign currency-bitcoin; bold type-bold; bolt lightning; book.closed journal; book.pages book
    books.vertical bookshelf; box.truck truck; bubble chat; bubble.left chat-left
    bubble.left.and.bubble.right bubble.left+bubble.right
    bubble.left.and.text.bubble.right =bubble.left.and.bubble.right; bubble.right chat-right
    building.2 buildings; building.columns bank; bus bus-front; cable.connector usb-plug
    cable.connector.horizontal !~M.5 8H4 ~M12 8H15.5 ~M4 5.5H7V10.5H4Z ~M9 5.5H12V10.5H9Z
    capsule !~M4.5 4H11.5A4 4 0 0 1 11.5 12H4.5A4 4 0 0 1 4.5 4Z
    capsule.fill !#M4.5 3.5H11.5A4.5 4.5 0 0 1 11.5 12.5H4.5A4.5 4.5 0 0 1 4.5 3.5Z
    captions.bubble badge-cc; car car-front; character !~M2.5 13.5L8 2L13.5 13.5 ~M4.4 9.5H11.6
    character.book.closed journal-text; character.cursor.ibeam cursor-text
    character.textbox input-cursor-text; chart.bar bar-chart; chart.bar.xaxis bar-chart-line
    chart.line.downtrend.xyaxis graph-down; chart.line.uptrend.xyaxis graph-up; chart.pie pie-chart
    chart.xyaxis.line graph-up; checkerboard.shield shield-shaded; checklist list-check
    checklist.unchecked ui-radios; checkmark !~M2.5 8.8L6.3 13L13.5 3.2; checkmark.circle check-circle
    checkmark.seal patch-check; checkmark.shield shield-check; chevron.down.2 chevron-double-down
    chevron.left.2 chevron-double-left; chevron.left.forwardslash.chevron.right code-slash
    chevron.right.2 chevron-double-right; chevron.up.2 chevron-double-up
    chevron.up.chevron.down chevron-expand; circle.circle bullseye
    circle.dashed !~M6.25 0.71A7.5 7.5 0 0 1 9.75 0.71M11.92 1.61A7.5 7.5 0 0 1 14.39 4.08M15.29 6.25A7.5 7.5 0 \
    0 1 15.29 9.75M14.39 11.92A7.5 7.5 0 0 1 11.92 14.39M9.75 15.29A7.5 7.5 0 0 1 6.25 15.29M4.08 14.39A7.5 7.5 \
    0 0 1 1.61 11.92M0.71 9.75A7.5 7.5 0 0 1 0.71 6.25M1.61 4.08A7.5 7.5 0 0 1 4.08 1.61
    circle.dotted !~M7.85 0.50A7.5 7.5 0 0 1 8.15 0.50M10.73 1.02A7.5 7.5 0 0 1 11.01 1.13M13.20 2.59A7.5 7.5 0 \
    0 1 13.41 2.80M14.87 4.99A7.5 7.5 0 0 1 14.98 5.27M15.50 7.85A7.5 7.5 0 0 1 15.50 8.15M14.98 10.73A7.5 7.5 0 \
    0 1 14.87 11.01M13.41 13.20A7.5 7.5 0 0 1 13.20 13.41M11.01 14.87A7.5 7.5 0 0 1 10.73 14.98M8.15 15.50A7.5 \
    7.5 0 0 1 7.85 15.50M5.27 14.98A7.5 7.5 0 0 1 4.99 14.87M2.80 13.41A7.5 7.5 0 0 1 2.59 13.20M1.13 11.01A7.5 \
    7.5 0 0 1 1.02 10.73M0.50 8.15A7.5 7.5 0 0 1 0.50 7.85M1.02 5.27A7.5 7.5 0 0 1 1.13 4.99M2.59 2.80A7.5 7.5 0 \
    0 1 2.80 2.59M4.99 1.13A7.5 7.5 0 0 1 5.27 1.02
    circle.grid.2x2 grid; circle.grid.3x3 grid-3x3-gap; circle.inset.filled record-circle
    circle.lefthalf.filled circle-half; circle.righthalf.filled circle-half/h
    circle.slash slash-circle/h; clear backspace; clock.arrow.circlepath clock-history
    cloud.and.arrow.down cloud-arrow-down; cloud.and.arrow.up cloud-arrow-up; cloud.bolt cloud-lightning
    cloud.bolt.rain cloud-lightning-rain; cloud.heavyrain cloud-rain-heavy
    contextualmenu.and.cursorarrow menu-button; control !~M3.5 7.5L8 3L12.5 7.5
    cross !~M6 1.5H10V6H14.5V10H10V14.5H6V10H1.5V6H6Z
    cross.case !~M2.5 4.5H13.5A1.5 1.5 0 0 1 15 6V12.5A1.5 1.5 0 0 1 13.5 14H2.5A1.5 1.5 0 0 1 1 12.5V6A1.5 1.5 \
    0 0 1 2.5 4.5Z ~M5.5 4.5V2.5H10.5V4.5 ~M8 7V11.6 ~M5.7 9.3H10.3
    cross.fill !#M5.5 1H10.5V5.5H15V10.5H10.5V15H5.5V10.5H1V5.5H5.5Z
    crown !~M2.5 12.5L1.5 5L5 8L8 3L11 8L14.5 5L13.5 12.5Z
    crown.fill !#M2.3 13L1 4.3L5 7.3L8 2.3L11 7.3L15 4.3L13.7 13Z; cube box; cup.and.saucer cup-hot
    curlybraces braces; cursorarrow cursor/h; cursorarrow.click cursor/h; cursorarrow.rays cursor/h
    decrease.indent text-indent-right; delete.left backspace; delete.right backspace/h; deskclock clock
    desktopcomputer display; dice dice-5; die.face.1 dice-1; die.face.2 dice-2; die.face.3 dice-3
    die.face.4 dice-4; die.face.5 dice-5; die.face.6 dice-6; display.2 display+display
    divide !~M3 8H13 #M8 2.6a1.2 1.2 0 1 0 .01 0ZM8 11a1.2 1.2 0 1 0 .01 0Z; doc file-earmark
    doc.on.clipboard clipboard; doc.on.doc files; doc.plaintext file-earmark-text
    doc.text.image file-earmark-richtext; doc.zipper file-earmark-zip
    dock.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 1 .5 \
    12.5Z #M2.5 11H13.5V12.5H2.5Z
    dollarsign currency-dollar; door.left.hand.closed door-closed; door.left.hand.open door-open
    dot.radiowaves.left.and.right broadcast
    dot.radiowaves.right !#M3 6.9a1.1 1.1 0 1 0 .01 0Z ~M6 5A4.2 4.2 0 0 1 6 11 ~M8.6 3A7 7 0 0 1 8.6 13 ~M11.2 \
    1A10 10 0 0 1 11.2 15
    dot.radiowaves.up.right rss; drop droplet; ellipsis three-dots; ellipsis.bubble chat-left-dots
    ellipsis.curlybraces braces(ellipsis); ellipsis.message chat-dots
    ellipsis.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 \
    1 .5 12.5Z #M4 7a1 1 0 1 0 .01 0ZM8 7a1 1 0 1 0 .01 0ZM12 7a1 1 0 1 0 .01 0Z
    envelope.open envelope-open; equal !~M2.5 6H13.5 ~M2.5 10H13.5; eurosign currency-euro
    exclamationmark exclamation-lg
    exclamationmark.2 !~M5 2.5V9.5 ~M11 2.5V9.5 #M5 12a1 1 0 1 0 .01 0ZM11 12a1 1 0 1 0 .01 0Z
    exclamationmark.seal patch-exclamation; exclamationmark.shield shield-exclamation; externaldrive hdd
    externaldrive.connected.to.line.below hdd-network; eyedropper.halffull eyedropper
    face.smiling emoji-smile
    faceid !~M.5 4V2.5A2 2 0 0 1 2.5 .5H4 ~M12 .5H13.5A2 2 0 0 1 15.5 2.5V4 ~M15.5 12V13.5A2 2 0 0 1 13.5 \
    15.5H12 ~M4 15.5H2.5A2 2 0 0 1 .5 13.5V12 ~M5 5V6.2 ~M11 5V6.2 ~M8.2 5V8.6H7.2 ~M5.2 10.6A4.2 4.2 0 0 0 10.8 \
    10.6
    figure.stand !#M8 .8a1.6 1.6 0 1 0 .01 0Z ~M5 6H11 ~M8 6V10 ~M8 10L6 15 ~M8 10L10 15
    figure.walk !#M9 .6a1.6 1.6 0 1 0 .01 0Z ~M8.5 5.5L7.5 10L10 12.5L10.5 15.5 ~M7.5 10L6.5 12.5L4.5 15.5 ~M8.5 \
    5.5L5.5 7L5 9.5 ~M8.5 5.5L10.5 8L12.5 8.8
    filemenu.and.cursorarrow menu-down; filemenu.and.selection menu-down; flame fire
    fork.knife !~M2.5 1V5A2.2 2.2 0 0 0 6.9 5V1 ~M4.7 1V15 ~M12 15V1C10 2.5 9.4 6 9.4 9.2H12
    forward fast-forward; forward.end skip-end; forward.frame skip-end; fuelpump fuel-pump
    gamecontroller controller; gauge speedometer2; gauge.medium speedometer2
    gauge.with.dots.needle.50percent speedometer2; gauge.with.dots.needle.bottom.0percent speedometer2
    gauge.with.dots.needle.bottom.50percent speedometer2; gauge.with.needle speedometer2; gear gear-wide
    gearshape gear; gearshape.2 gearshape+gearshape; gobackward arrow-counterclockwise
    goforward arrow-clockwise; graduationcap mortarboard; greaterthan !~M3 3L13 8L3 13; grid grid-3x3
    hand.point.up hand-index; hand.point.up.left hand-index
    hand.raised !~M4 9V4.2a.95 .95 0 0 1 1.9 0V7.6h.35V2.7a.95 .95 0 0 1 1.9 0V7.4h.35V3.1a.95 .95 0 0 1 1.9 \
    0V7.6h.35V4.6a.95 .95 0 0 1 1.9 0V10.5C12.65 13.6 10.9 15.3 8.3 15.3C6 15.3 4.6 14.2 3.6 12.2L1.6 8.6a.95 \
    .95 0 0 1 1.6 -1Z
    hand.raised.fill !#M4 9V4.2a.95 .95 0 0 1 1.9 0V7.6h.35V2.7a.95 .95 0 0 1 1.9 0V7.4h.35V3.1a.95 .95 0 0 1 \
    1.9 0V7.6h.35V4.6a.95 .95 0 0 1 1.9 0V10.5C12.65 13.6 10.9 15.3 8.3 15.3C6 15.3 4.6 14.2 3.6 12.2L1.6 \
    8.6a.95 .95 0 0 1 1.6 -1Z
    hand.tap hand-index-thumb; hand.thumbsdown hand-thumbs-down; hand.thumbsup hand-thumbs-up
    heart.text.square =heart.square; hifispeaker speaker; hourglass hourglass-split
    hourglass.bottomhalf.filled hourglass-bottom; hourglass.tophalf.filled hourglass-top
    increase.indent text-indent-left; indianrupeesign currency-rupee
    info !#M7.6 1.6a1.5 1.5 0 1 0 .01 0Z ~M6.2 6.8H8.3V13.6 ~M5.8 13.9H10.8; info.bubble *
    info.circle *; info.circle.fill *; info.square *; info.square.fill *
    inset.filled.bottomhalf.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 8.5H13.5V12.5H2.5Z
    inset.filled.bottomhalf.tophalf.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 \
    13.5 14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 3.5H13.5V7.5H2.5ZM2.5 8.5H13.5V12.5H2.5Z
    inset.filled.bottomthird.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 9.5H13.5V12.5H2.5Z
    inset.filled.center.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M5 5H11V11H5Z
    inset.filled.leadingthird.rectangle =inset.filled.leftthird.rectangle
    inset.filled.lefthalf.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 3.5H7.5V12.5H2.5Z
    inset.filled.leftthird.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 3.5H6V12.5H2.5Z
    inset.filled.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 \
    0 0 1 .5 12.5Z #M2.5 3.5H13.5V12.5H2.5Z
    inset.filled.righthalf.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M8.5 3.5H13.5V12.5H8.5Z
    inset.filled.rightthird.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M10 3.5H13.5V12.5H10Z
    inset.filled.tophalf.bottomhalf.rectangle =inset.filled.bottomhalf.tophalf.rectangle
    inset.filled.tophalf.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 3.5H13.5V7.5H2.5Z
    inset.filled.topthird.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 \
    14.5H2.5A2 2 0 0 1 .5 12.5Z #M2.5 3.5H13.5V6.5H2.5Z
    inset.filled.trailingthird.rectangle =inset.filled.rightthird.rectangle; internaldrive hdd
    ipad tablet; ipad.landscape tablet-landscape; iphone phone
    iphone.and.arrow.right iphone+arrow.right; iphone.and.arrow.right.outward iphone+arrow.right
    iphone.gen1 phone; iphone.gen2 phone; iphone.gen3 phone; iphone.landscape phone-landscape
    iphone.radiowaves.left.and.right phone-vibrate; italic type-italic; key.horizontal key; ladybug bug
    laptopcomputer laptop; largecircle.fill.circle record-circle
    leaf !~M3 12.5C1 5 7 3 14 2.5C14.5 9.5 12 14.5 5 12.2 ~M1.5 15C4 10.5 7 8 10.5 6.5
    leaf.fill !#M3 12.5C1 5 7 3 14 2.5C14.5 9.5 12 14.5 5 12.2L3 12.5Z ~M1.5 15L4 11.5
    lessthan !~M13 3L3 8L13 13; lightbulb.slash lightbulb-off
    line.3.horizontal !~M.5 4H15.5 ~M.5 8H15.5 ~M.5 12H15.5; line.3.horizontal.decrease filter
    line.3.horizontal.decrease.circle filter-circle; line.diagonal slash-lg; link link-45deg
    list.bullet list-ul; list.bullet.clipboard clipboard-data; list.bullet.indent list-nested
    list.bullet.rectangle card-list; list.clipboard clipboard-data
    list.dash !~M1.5 4H3.5 ~M1.5 8H3.5 ~M1.5 12H3.5 ~M6 4H15 ~M6 8H15 ~M6 12H15
    list.dash.header.rectangle card-heading; list.number list-ol; list.star list-stars
    list.triangle list-ul; location cursor; location.north !~M8 1.5L13.5 14L8 11L2.5 14Z
    location.north.fill !#M8 1L14 14.5L8 11.5L2 14.5Z; lock.doc file-earmark-lock; lock.open unlock
    lock.rotation arrow-clockwise(lock.fill); lock.shield shield-lock; macpro.gen1 pc; macwindow window
    macwindow.badge.plus window-plus; macwindow.on.rectangle window-stack; magazine journal-richtext
    magnifyingglass search; mappin geo; mappin.and.ellipse geo-alt; medal award; memories clock-history
    memorychip memory
    menubar.rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 1 \
    .5 12.5Z #M2.5 3.5H13.5V5H2.5Z
    message chat; mic.slash mic-mute; minus !~M3.5 8H12.5; minus.magnifyingglass zoom-out
    minus.seal patch-minus; minus.shield shield-minus; moon.zzz moon-stars
    mountain.2 !~M.8 13.5L6 4L9 9.2 ~M5 13.5H15.2L11 6.5L6.8 13.5H.8
    move.3d !~M6 10V2 ~M3.5 4.5L6 2L8.5 4.5 ~M6 10H14.5 ~M12 7.5L14.5 10L12 12.5 ~M6 10L1.5 14.5 ~M1.5 11.5V14.5H4.5
    mug cup; music.mic mic; network globe2; nosign slash-circle/h; note sticky; note.text card-text
    number hash; numbers 123; opticaldisc disc; opticaldiscdrive hdd
    oval !~M8 3C12.2 3 15.5 5.2 15.5 8S12.2 13 8 13S.5 10.8 .5 8S3.8 3 8 3Z; paintbrush brush
    paintpalette palette; paperplane send; paragraphsign paragraph; pc pc-display
    pencil.and.ellipsis.rectangle input-cursor-text; pencil.and.outline pencil; pencil.line pencil
    pencil.tip pen; person.2 people; person.3 people; person.3.sequence people
    person.badge.plus person-plus; person.crop person; person.crop.artframe person-bounding-box
    person.crop.circle person-circle; person.crop.rectangle person-badge
    person.crop.square person-square; person.line.dotted.person people
    person.text.rectangle person-vcard; phone telephone; phone.arrow.down.left telephone-inbound
    phone.arrow.up.right telephone-outbound; phone.down telephone/d; photo image
    photo.artframe image-alt; photo.on.rectangle images; photo.on.rectangle.angled images
    photo.stack images; pill capsule; pills capsule-pill
    playpause !~M1.5 3.5V12.5L8 8Z ~M11 3.5V12.5 ~M14.5 3.5V12.5
    playpause.fill !#M1.5 3L9 8L1.5 13ZM10 3H12V13H10ZM13.2 3H15.2V13H13.2Z
    plus !~M3.5 8H12.5 ~M8 3.5V12.5; plus.circle.dashed plus-circle-dotted
    plus.forwardslash.minus plus-slash-minus; plus.magnifyingglass zoom-in; plus.seal patch-plus
    plus.shield shield-plus; plus.square.dashed plus-square-dotted; plusminus plus-slash-minus
    powerplug plug; puzzlepiece puzzle; puzzlepiece.extension puzzle; qrcode qr-code
    qrcode.viewfinder qr-code-scan; questionmark question-lg; questionmark.seal patch-question
    quote.bubble chat-left-quote; quote.opening quote
    rays !~M8 .8V4 ~M8 12V15.2 ~M.8 8H4 ~M12 8H15.2 ~M2.9 2.9L5.2 5.2 ~M10.8 10.8L13.1 13.1 ~M13.1 2.9L10.8 5.2 \
    ~M5.2 10.8L2.9 13.1
    record.circle record-circle
    rectangle !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 1 .5 12.5Z
    rectangle.3.group columns-gap; rectangle.and.pencil.and.ellipsis input-cursor-text
    rectangle.compress.vertical arrows-collapse; rectangle.expand.vertical arrows-expand
    rectangle.fill !#M0 3.5A2.5 2.5 0 0 1 2.5 1H13.5A2.5 2.5 0 0 1 16 3.5V12.5A2.5 2.5 0 0 1 13.5 15H2.5A2.5 2.5 \
    0 0 1 0 12.5Z
    rectangle.grid.1x2 view-stacked; rectangle.grid.2x2 grid; rectangle.grid.3x2 grid-3x2-gap
    rectangle.portrait !~M2.5 2.5A2 2 0 0 1 4.5 .5H11.5A2 2 0 0 1 13.5 2.5V13.5A2 2 0 0 1 11.5 15.5H4.5A2 2 0 0 \
    1 2.5 13.5Z
    rectangle.portrait.and.arrow.left box-arrow-in-right/h
    rectangle.portrait.and.arrow.right box-arrow-right
    rectangle.portrait.fill !#M2 2.5A2.5 2.5 0 0 1 4.5 0H11.5A2.5 2.5 0 0 1 14 2.5V13.5A2.5 2.5 0 0 1 11.5 \
    16H4.5A2.5 2.5 0 0 1 2 13.5Z
    rectangle.split.1x2 !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 \
    1 .5 12.5Z ~M.5 8H15.5
    rectangle.split.2x1 !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 \
    1 .5 12.5Z ~M8 1.5V14.5
    rectangle.split.2x2 !~M.5 3.5A2 2 0 0 1 2.5 1.5H13.5A2 2 0 0 1 15.5 3.5V12.5A2 2 0 0 1 13.5 14.5H2.5A2 2 0 0 \
    1 .5 12.5Z ~M8 1.5V14.5 ~M.5 8H15.5
    rectangle.split.3x1 layout-three-columns; rectangle.stack collection; return arrow-return-left
    rosette award; rotate.left arrow-counterclockwise; rotate.right arrow-clockwise; ruler rulers
    safari compass; scope !~M8 1.5a6.5 6.5 0 1 0 .01 0 ~M8 .5V5 ~M8 11V15.5 ~M.5 8H5 ~M11 8H15.5
    sdcard sd-card
    seal !~M8.00 1.00A1.95 1.95 0 0 1 11.50 1.94A1.95 1.95 0 0 1 14.06 4.50A1.95 1.95 0 0 1 15.00 8.00A1.95 1.95 \
    0 0 1 14.06 11.50A1.95 1.95 0 0 1 11.50 14.06A1.95 1.95 0 0 1 8.00 15.00A1.95 1.95 0 0 1 4.50 14.06A1.95 \
    1.95 0 0 1 1.94 11.50A1.95 1.95 0 0 1 1.00 8.00A1.95 1.95 0 0 1 1.94 4.50A1.95 1.95 0 0 1 4.50 1.94A1.95 \
    1.95 0 0 1 8.00 1.00Z
    seal.fill !#M8.00 1.00A1.95 1.95 0 0 1 11.50 1.94A1.95 1.95 0 0 1 14.06 4.50A1.95 1.95 0 0 1 15.00 8.00A1.95 \
    1.95 0 0 1 14.06 11.50A1.95 1.95 0 0 1 11.50 14.06A1.95 1.95 0 0 1 8.00 15.00A1.95 1.95 0 0 1 4.50 \
    14.06A1.95 1.95 0 0 1 1.94 11.50A1.95 1.95 0 0 1 1.00 8.00A1.95 1.95 0 0 1 1.94 4.50A1.95 1.95 0 0 1 4.50 \
    1.94A1.95 1.95 0 0 1 8.00 1.00Z
    server.rack hdd-rack; shield.lefthalf.filled shield-shaded; shippingbox box-seam
    sidebar.left layout-sidebar; sidebar.right layout-sidebar-reverse
    sidebar.squares.left layout-sidebar; signpost.right signpost; simcard sim; slash.circle slash-circle
    slider.horizontal.3 sliders; slider.vertical.3 sliders2-vertical
    smallcircle.filled.circle record-circle; snowflake snow; sparkles stars; speaker volume-off
    speaker.1 volume-down; speaker.2 volume-up; speaker.3 volume-up; speaker.wave.1 volume-down
    speaker.wave.2 volume-up; speaker.wave.3 volume-up; speedometer speedometer2
    square.3.layers.3d layers; square.and.arrow.down box-arrow-in-down
    square.and.arrow.down.on.square box-arrow-in-down; square.and.arrow.up box-arrow-up
    square.and.arrow.up.on.square box-arrow-up; square.and.pencil pencil-square
    square.dashed !~M4 1.5H2.5A1 1 0 0 0 1.5 2.5V4 ~M1.5 6.5V9.5 ~M1.5 12V13.5A1 1 0 0 0 2.5 14.5H4 ~M6.5 \
    14.5H9.5 ~M12 14.5H13.5A1 1 0 0 0 14.5 13.5V12 ~M14.5 9.5V6.5 ~M14.5 4V2.5A1 1 0 0 0 13.5 1.5H12 ~M9.5 \
    1.5H6.5
    square.grid.2x2 grid; square.grid.3x2 grid-3x2-gap; square.grid.3x3 grid-3x3-gap
    square.lefthalf.filled square-half; square.righthalf.filled square-half/h
    square.split.1x2 =rectangle.split.1x2; square.split.2x1 =rectangle.split.2x1
    square.split.2x2 =rectangle.split.2x2; square.stack collection; square.stack.3d.down.right layers
    square.stack.3d.up layers; star.leadinghalf.filled star-half; star.lefthalf.filled star-half
    sterlingsign currency-pound; storefront shop; strikethrough type-strikethrough; suitcase briefcase
    sum !~M12.5 4V2.5H3.5L8.5 8L3.5 13.5H12.5V12; sun.haze cloud-haze; sun.max sun
    sun.min brightness-low; switch.2 toggles; tablecells table; target bullseye; text text-left
    text.aligncenter text-center; text.alignleft text-left; text.alignright text-right
    text.append !~M2 3.5H14 ~M2 8H9 ~M2 12.5H9 ~M12.5 8V13 ~M10 10.5H15; text.book.closed journal-text
    text.bubble chat-left-text; text.cursor cursor-text; text.insert text-paragraph
    text.justify justify
    text.line.magnify !~M1 3.5H13 ~M1 7.5H6 ~M1 11.5H6 ~M10.5 7a3 3 0 1 0 .01 0 ~M12.8 12.3L15 14.5
    text.message chat-text; text.quote blockquote-left; text.rectangle card-text; textformat type
    textformat.abc !~M2.7 8.1a1.9 1.9 0 1 0 .01 0 ~M4.6 8.1V11.9 ~M6.6 5V11.9 ~M8.5 8.1a1.9 1.9 0 1 0 .01 0 \
    ~M14.9 8.7A1.9 1.9 0 1 0 14.9 11.3
    textformat.alt type; textformat.characters =textformat.abc
    textformat.size !~M.8 13L3.3 7L5.8 13 ~M1.6 11H5 ~M7 13L11 2.5L15 13 ~M8.5 9H13.5
    textformat.size.larger =character; textformat.size.smaller =character
    textformat.subscript subscript; textformat.superscript superscript; theatermasks mask
    thermometer.medium thermometer-half; timer stopwatch; touchid fingerprint; tram train-front
    tray inbox; tray.2 inboxes; tray.and.arrow.down download; tray.and.arrow.up upload; tray.full inbox
    tropicalstorm tropical-storm; truck.box truck; tv.and.mediabox tv; uiwindow.split.2x1 layout-split
    underline type-underline; video camera-video; video.slash *; video.slash.fill *
    viewfinder fullscreen; wallet.pass wallet2; wand.and.rays magic; wand.and.rays.inverse magic
    wand.and.stars magic; wand.and.stars.inverse magic; waveform soundwave; waveform.path activity
    waveform.path.ecg activity; wifi.slash wifi-off; wrench.and.screwdriver tools
    x.squareroot !~M1 9H3L5.5 14L8 2.5H15 ~M9.5 6.5L13.5 11.5 ~M13.5 6.5L9.5 11.5
    xmark !~M3 3L13 13 ~M13 3L3 13
    xmark.bin !~M1.5 3H14.5V6H1.5Z ~M2.5 6V12A1.5 1.5 0 0 0 4 13.5H12A1.5 1.5 0 0 0 13.5 12V6 ~M6.2 8L9.8 11.6 \
    ~M9.8 8L6.2 11.6
    xmark.shield shield-x; xserve hdd-rack; yensign currency-yen
    """
}
