internal import LayoutGeometry

/// The heights and alignment insets of controls by style, control size and generation.
///
/// A row states the style, the size, the generation, the height of the alignment rectangle (`-` if the text or nothing
/// determines it) and the insets at the left, top, right and bottom, in points. `Scripts/fit-controls` derives numbers
/// from equalities and heights in published documents and predicts each from the others; 547 of the 573 that evidence
/// gives stand here as derived. `Documentation/Results/ControlModel.md` has the rest and its tables.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#insets-of-stored-controls`.
enum ControlTable {
  /// The numbers of one style in one size and generation.
  struct Entry {
    /// The height of the alignment rectangle in points; nil if the text or nothing determines it.
    let height: Double?
    /// The alignment insets.
    let insets: ViewInsets
  }

  /// Returns the entry of a style; no height and no insets for a style that the table lacks.
  ///
  /// - Complexity: O(1).
  static func entry(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Entry {
    let size = size == .extraLarge ? .large : size
    guard let name = style.tableName else { return none }
    return entries[Key(name: name, size: size, generation: generation)] ?? none
  }

  private static let none = Entry(height: nil, insets: .zero)
  private struct Key: Hashable {
    let name: String
    let size: ControlSizeClass
    let generation: ControlGeneration
  }
  private static let entries: [Key: Entry] = {
    let sizes: [Substring: [ControlSizeClass]] = [
      "regular": [.regular], "small": [.small], "mini": [.mini], "large": [.large],
      "any": [.regular, .small, .mini, .large],
    ]
    let generations: [Substring: ControlGeneration] = [
      "aqua": .aqua, "bigSur": .bigSur, "glass": .glass,
    ]
    var found: [Key: Entry] = [:]
    for row in text.split(separator: "\n") {
      let parts = row.split(separator: " ")
      guard parts.count == 8, let generation = generations[parts[2]] else { continue }
      let sides = parts[4...].map { Double($0) ?? 0 }
      let entry = Entry(
        height: Double(parts[3]),
        insets: ViewInsets(top: sides[1], left: sides[0], bottom: sides[3], right: sides[2]))
      for size in sizes[parts[1]] ?? [] {
        found[Key(name: String(parts[0]), size: size, generation: generation)] = entry
      }
    }
    return found
  }()

  static let text = """
    label any aqua - 2 0 2 0
    label any bigSur - 2 0 2 0
    label any glass - 2 0 2 0
    comboBox regular aqua 20 0 2 3 4
    comboBox small aqua 17 0 1 3 4
    comboBox mini aqua - 0 2 3 4
    comboBox large aqua - 0 2 3 4
    comboBox regular bigSur 20 1 1 3 2
    comboBox small bigSur 17 0 1 3 4
    comboBox mini bigSur - 1 1 3 2
    comboBox large bigSur - 1 1 3 2
    comboBox regular glass 24 0 0 0 0
    comboBox small glass 20 0 0 0 0
    comboBox mini glass - 0 0 0 0
    comboBox large glass - 0 0 0 0
    push regular aqua 21 6 4 6 7
    push small aqua 18 5 4 5 6
    push mini aqua 15 1 0 1 1
    push large aqua 30 6 6 6 6
    push regular bigSur 20 7 5 7 7
    push small bigSur 16 6 4 6 7
    push mini bigSur 13 2 1 2 2
    push large bigSur 28 6 6 6 6
    push regular glass 24 0 0 0 0
    push small glass 20 0 0 0 0
    push mini glass 16 0 0 0 0
    push large glass 28 0 0 0 0
    checkBox regular aqua 14 2 2 2 2
    checkBox small aqua 12 3 3 2 3
    checkBox mini aqua 10 3 3 2 3
    checkBox large aqua 14 2 2 2 2
    checkBox regular bigSur 16 2 1 0 1
    checkBox small bigSur 14 1 1 0 1
    checkBox mini bigSur 12 1 1 0 1
    checkBox large bigSur 17 3 2.5 0 2.5
    checkBox regular glass 16 0 0 0 0
    checkBox small glass 14 0 0 0 0
    checkBox mini glass 12 0 0 0 0
    checkBox large glass 18 0 0 0 0
    radio regular aqua 16 1 1 2 1
    radio small aqua 12 1 1 2 1
    radio mini aqua 10 1 1 2 1
    radio large aqua 14 1 1 2 1
    radio regular bigSur 16 2 1 0 1
    radio small bigSur 14 1 1 0 0
    radio mini bigSur 12 1 1 0 0
    radio large bigSur 17 3 2.5 0 2.5
    radio regular glass 16 0 0 0 0
    radio small glass 14 0 0 0 0
    radio mini glass 12 0 0 0 0
    radio large glass 18 0 0 0 0
    help regular aqua 20 3 2 2 3
    help small aqua 16 1 1 1 2
    help mini aqua 16 1 1 1 2
    help large aqua 26 3 2 2 3
    help regular bigSur 20 3 1 2 4
    help small bigSur 16 1 1 1 2
    help mini bigSur 16 1 1 1 2
    help large bigSur 26 4 1 5 8
    help regular glass 24 0 0 0 0
    help small glass 20 0 0 0 0
    help mini glass 20 0 0 0 0
    help large glass 28 0 0 0 0
    smallSquare any aqua - 0 1 0 1
    smallSquare any bigSur - 0 1 0 1
    smallSquare any glass - 0 1 0 1
    bevel any aqua - 2 2 2 3
    bevel any bigSur - 3 3 3 4
    roundRect regular aqua 18 0 0 0 1
    roundRect small aqua 16 0 0 0 1
    roundRect mini aqua 14 0 0 0 1
    roundRect large aqua - 0 0 0 1
    roundRect regular bigSur 18 0 0 0 1
    roundRect small bigSur 16 0 0 0 1
    roundRect mini bigSur 14 0 0 0 1
    roundRect large bigSur - 0 0 0 1
    roundRect regular glass 24 0 0 0 0
    roundRect small glass 20 0 0 0 0
    roundRect mini glass 16 0 0 0 0
    roundRect large glass - 0 0 0 0
    textured regular aqua 22 0 1 0 2
    textured small aqua 16 0 1 0 2
    textured mini aqua 22 0 1 0 2
    textured large aqua 22 0 1 0 2
    textured regular bigSur 20 1 1 1 2
    textured small bigSur 16 0 1 0 2
    textured mini bigSur 22 0 1 0 2
    textured large bigSur 22 0 1 0 2
    textured regular glass 24 0 0 0 0
    textured small glass 20 0 0 0 0
    textured mini glass 24 0 0 0 0
    textured large glass 24 0 0 0 0
    recessed regular aqua 18 0 0 0 1
    recessed small aqua 16 0 0 0 1
    recessed mini aqua 14 0 0 0 1
    recessed large aqua - 0 0 0 1
    recessed regular bigSur 18 0 0 0 1
    recessed small bigSur 16 0 0 0 1
    recessed mini bigSur 14 0 0 0 1
    recessed large bigSur - 0 0 0 1
    recessed regular glass 24 0 0 0 0
    recessed small glass 20 0 0 0 0
    recessed mini glass 16 0 0 0 0
    recessed large glass - 0 0 0 0
    inline any aqua 17 0 0 0 0
    inline any bigSur 18 0 0 0 0
    inline any glass 18 0 0 0 0
    circular regular aqua 26 6 3 7 9
    circular small aqua - 6 3 7 9
    circular mini aqua - 6 3 7 9
    circular large aqua - 6 3 7 9
    circular regular bigSur 20 3 3 3 3
    circular small bigSur - 3 3 3 3
    circular mini bigSur - 3 3 3 3
    circular large bigSur - 3 3 3 3
    circular regular glass 24 0 0 0 0
    circular small glass - 0 0 0 0
    circular mini glass - 0 0 0 0
    circular large glass - 0 0 0 0
    popUp regular aqua 21 2 1 3 3
    popUp small aqua 18 3 1 3 3
    popUp mini aqua 15 1 0 2 0
    popUp large aqua 21 5 6 5 6
    popUp regular bigSur 20 3 1 4 4
    popUp small bigSur 16 4 2 4 4
    popUp mini bigSur 15 1 0 2 0
    popUp large bigSur 28 5 6 5 6
    popUp regular glass 24 0 0 0 0
    popUp small glass 20 0 0 0 0
    popUp mini glass 16 0 0 0 0
    popUp large glass 28 0 0 0 0
    texturedPopUp any aqua 22 2 1 3 3
    texturedPopUp any bigSur 22 3 1 4 4
    texturedPopUp any glass 24 0 0 0 0
    plainPopUp any bigSur - 5 0 0 0
    plainPopUp any glass - 5 0 0 0
    roundRectPopUp regular aqua 18 0 0 0 1
    roundRectPopUp small aqua 16 0 0 0 1
    roundRectPopUp mini aqua 14 0 0 0 1
    roundRectPopUp large aqua - 0 0 0 1
    roundRectPopUp regular bigSur 18 0 0 0 1
    roundRectPopUp small bigSur 16 0 0 0 1
    roundRectPopUp mini bigSur 14 0 0 0 1
    roundRectPopUp large bigSur - 0 0 0 1
    roundRectPopUp regular glass 24 0 0 0 0
    roundRectPopUp small glass 20 0 0 0 0
    roundRectPopUp mini glass 16 0 0 0 0
    roundRectPopUp large glass - 0 0 0 0
    segmented regular aqua 21 2 1 2 2
    segmented small aqua 18 2 0 2 2
    segmented mini aqua 15 2 1 2 2
    segmented large aqua 15 2 1 2 2
    segmented regular bigSur 22 2 1 2 1
    segmented small bigSur 18 2 1 2 2
    segmented mini bigSur 16 2 1 2 1
    segmented large bigSur 16 2 1 2 1
    segmented regular glass 24 0 0 0 0
    segmented small glass 20 0 0 0 0
    segmented mini glass 28 0 0 0 0
    segmented large glass 28 0 0 0 0
    flatSegmented any aqua 22 0 1 0 2
    flatSegmented any bigSur 22 1 1 1 2
    flatSegmented any glass 24 0 0 0 0
    roundSegmented regular aqua 18 1 1 1 1
    roundSegmented small aqua 16 1 1 1 1
    roundSegmented mini aqua 18 1 1 1 1
    roundSegmented large aqua 18 1 1 1 1
    roundSegmented regular bigSur 18 1 1 1 1
    roundSegmented small bigSur 16 1 1 1 1
    roundSegmented mini bigSur 18 1 1 1 1
    roundSegmented large bigSur 18 1 1 1 1
    roundSegmented regular glass 24 0 0 0 0
    roundSegmented small glass 20 0 0 0 0
    roundSegmented mini glass 24 0 0 0 0
    roundSegmented large glass 24 0 0 0 0
    slider regular aqua 15 2 2 2 2
    slider small aqua 16 0 0 0 1
    slider mini aqua 16 0 0 0 1
    slider large aqua 15 2 2 2 2
    slider regular bigSur 20 2 2 2 6
    slider small bigSur 16 2 2 2 2
    slider mini bigSur 13.4 2 2 2 2
    slider large bigSur 20 2 2 2 6
    slider regular glass 16 0 0 0 0
    slider small glass 14 0 0 0 0
    slider mini glass 12 0 0 0 0
    slider large glass 16 0 0 0 0
    sliderAbove regular aqua 22 2 0 2 2
    sliderAbove small aqua 17 2 0 2 2
    sliderAbove mini aqua 17 2 0 2 2
    sliderAbove large aqua 22 2 0 2 2
    sliderAbove regular bigSur 20 2 2 2 6
    sliderAbove small bigSur 16 2 2 2 2
    sliderAbove mini bigSur 13.4 2 2 2 2
    sliderAbove large bigSur 20 2 2 2 6
    sliderAbove regular glass 16 0 0 0 0
    sliderAbove small glass 14 0 0 0 0
    sliderAbove mini glass 12 0 0 0 0
    sliderAbove large glass 16 0 0 0 0
    sliderBelow regular aqua 21 2 2 2 1
    sliderBelow small aqua 17 2 1 2 0
    sliderBelow mini aqua 17 2 1 2 0
    sliderBelow large aqua 21 2 1 2 0
    sliderBelow regular bigSur 20 2 2 2 6
    sliderBelow small bigSur 16 2 2 2 2
    sliderBelow mini bigSur 13.4 2 2 2 2
    sliderBelow large bigSur 20 2 2 2 6
    sliderBelow regular glass 16 0 0 0 0
    sliderBelow small glass 14 0 0 0 0
    sliderBelow mini glass 12 0 0 0 0
    sliderBelow large glass 16 0 0 0 0
    stepper regular aqua 23 3 2 3 2
    stepper small aqua 19 2 1 2 2
    stepper mini aqua 19 2 1 2 2
    stepper large aqua 19 3 2 3 2
    stepper regular bigSur 24 3 2 3 2
    stepper small bigSur 19 2 1 2 2
    stepper mini bigSur 19 2 1 2 2
    stepper large bigSur 19 3 2 3 2
    stepper regular glass 26 0 0 0 0
    stepper small glass 16 0 0 0 0
    stepper mini glass 16 0 0 0 0
    stepper large glass 16 0 0 0 0
    colorWell any bigSur - 3 2 3 2
    toggle regular aqua 22 2 1 2 2
    toggle small aqua 16 2 1 2 2
    toggle mini aqua 13 2 1 2 2
    toggle large aqua 22 2 1 2 2
    toggle regular bigSur 22 2 1 2 2
    toggle small bigSur 16 2 1 2 2
    toggle mini bigSur 13 2 1 2 2
    toggle large bigSur 22 2 1 2 2
    toggle regular glass 24 0 0 0 0
    toggle small glass 20 0 0 0 0
    toggle mini glass 16 0 0 0 0
    toggle large glass 24 0 0 0 0
    spinner regular aqua 32 0 0 0 0
    spinner small aqua 16 0 0 0 0
    spinner mini aqua 10 0 0 0 0
    spinner large aqua 16 0 0 0 0
    spinner regular bigSur 32 0 0 0 0
    spinner small bigSur 16 0 0 0 0
    spinner mini bigSur 10 0 0 0 0
    spinner large bigSur 16 0 0 0 0
    spinner regular glass 32 0 0 0 0
    spinner small glass 16 0 0 0 0
    spinner mini glass 10 0 0 0 0
    spinner large glass 16 0 0 0 0
    bar regular aqua 18 0 1 0 1
    bar small aqua 12 0 0 0 0
    bar mini aqua 12 0 0 0 0
    bar large aqua 12 0 0 0 0
    bar regular bigSur 18 0 1 0 1
    bar small bigSur 12 0 0 0 0
    bar mini bigSur 12 0 0 0 0
    bar large bigSur 12 0 0 0 0
    bar regular glass 20 0 0 0 0
    bar small glass 12 0 0 0 0
    bar mini glass 12 0 0 0 0
    bar large glass 12 0 0 0 0
    level any aqua 16 0 0 0 2
    level any bigSur 16 0 0 0 2
    level any glass 16 0 0 0 2
    path any aqua 22 0 0 0 0
    path any bigSur 22 0 0 0 0
    path any glass 22 0 0 0 0
    dateStepper any aqua - 0 4 3 2
    dateStepper any bigSur - 0 4 3 2
    separator any aqua 1 0 2 0 2
    separator any bigSur 1 0 2 0 2
    separator any glass 1 0 2 0 2
    separatorV any aqua - 2 0 2 0
    separatorV any bigSur - 2 0 2 0
    separatorV any glass - 2 0 2 0
    box any aqua - 3 2 3 4
    box any bigSur - 3 2 3 4
    boxTitled any aqua - 3 0 3 4
    boxTitled any bigSur - 3 0 3 4
    tabsTop any aqua - 7 6 7 10
    tabsTop any bigSur - 7 6 7 10
    tabsTop any glass - 7 6 7 10
    tabsBottom regular aqua - 7 4 7 6
    tabsBottom small aqua - 7 4 7 6
    tabsBottom mini aqua - 7 4 7 2
    tabsBottom large aqua - 7 4 7 6
    tabsBottom regular bigSur - 7 4 7 6
    tabsBottom small bigSur - 7 4 7 6
    tabsBottom mini bigSur - 7 4 7 2
    tabsBottom large bigSur - 7 4 7 6
    tabsBottom regular glass - 7 4 7 6
    tabsBottom small glass - 7 4 7 6
    tabsBottom mini glass - 7 4 7 2
    tabsBottom large glass - 7 4 7 6
    framedPicture any aqua - 3 3 3 3
    framedPicture any bigSur - 3 3 3 3
    framedPicture any glass - 3 3 3 3
    """
}

extension ControlStyle {
  /// The name of the style in ``ControlTable``; nil for one without numbers.
  fileprivate var tableName: String? {
    switch self {
    case .label: "label"
    case .filledLabel: "filledLabel"
    case .field: "field"
    case .comboBox: "comboBox"
    case .push: "push"
    case .checkBox: "checkBox"
    case .radio: "radio"
    case .help: "help"
    case .smallSquare: "smallSquare"
    case .square: "square"
    case .bevel: "bevel"
    case .roundRect: "roundRect"
    case .textured: "textured"
    case .recessed: "recessed"
    case .plain: "plain"
    case .inline: "inline"
    case .circular: "circular"
    case .popUp: "popUp"
    case .texturedPopUp: "texturedPopUp"
    case .plainPopUp: "plainPopUp"
    case .roundRectPopUp: "roundRectPopUp"
    case .segmented: "segmented"
    case .flatSegmented: "flatSegmented"
    case .roundSegmented: "roundSegmented"
    case .slider(_, let marks):
      switch marks {
      case .none: "slider"
      case .above: "sliderAbove"
      case .below: "sliderBelow"
      }
    case .dial: "dial"
    case .stepper: "stepper"
    case .colorWell: "colorWell"
    case .toggle: "toggle"
    case .spinner: "spinner"
    case .bar: "bar"
    case .level: "level"
    case .path: "path"
    case .dateField(let hasStepper): hasStepper ? "dateStepper" : "dateField"
    case .calendar: "calendar"
    case .separator(let isVertical): isVertical ? "separatorV" : "separator"
    case .box(let hasTitle): hasTitle ? "boxTitled" : "box"
    case .tabs(let isAtTop): isAtTop ? "tabsTop" : "tabsBottom"
    case .framedPicture: "framedPicture"
    case .none: nil
    }
  }
}
