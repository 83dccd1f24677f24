internal import Foundation
internal import IBDocument

extension UIKitToolkit {
  /// A stack that states margins is laid out relative to them, with or without an attribute for it.
  static func makeStackView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let stack = reader.make(element) { UIStackView(frame: .zero) }
    stack.axis = element.attribute("axis") == "vertical" ? .vertical : .horizontal
    switch element.attribute("distribution") {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element.attribute("alignment") {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    if let spacing = element.number("spacing") {
      stack.spacing = spacing
    } else if element.attribute("spacingType") == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    }
    stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    stack.isLayoutMarginsRelativeArrangement =
      element.layoutMargins != nil || element.directionalLayoutMargins != nil
    return stack
  }

  static func makeScrollView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIScrollView() }
    view.isPagingEnabled = element.bool("pagingEnabled") ?? false
    return view
  }

  /// Sets the properties that scroll views of all kinds share.
  static func configure(_ view: UIScrollView, _ element: ViewElement) {
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    if let word = element.attribute("contentInsetAdjustmentBehavior"),
      let behavior = behaviors[word]
    {
      view.contentInsetAdjustmentBehavior = behavior
    }
    view.bounces = element.bool("bounces") ?? true
    if let always = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = always }
    if let always = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = always }
    for (key, scale) in [
      ("minimumZoomScale", \UIScrollView.minimumZoomScale),
      ("maximumZoomScale", \.maximumZoomScale),
    ] {
      if let stated = element.number(key) { view[keyPath: scale] = CGFloat(stated) }
    }
  }

  static func makeTableView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let style = element.attribute("style").flatMap { styles[$0] } ?? .plain
    let view = reader.make(element) { UITableView(frame: .zero, style: style) }
    view.isStatic = element.attribute("dataMode") == "static"
    if view.isStatic {
      let sections = element.element.child("sections")?.children(named: "tableViewSection") ?? []
      view.staticRows = StaticRows(
        sections: sections.map { section in
          section.child("cells")?.children(named: "tableViewCell").map { $0["id"] ?? "" } ?? []
        },
        titles: sections.map {
          StaticRows.Titles(header: $0["headerTitle"], footer: $0["footerTitle"])
        })
    }
    view.rowHeight = element.number("rowHeight") ?? -1
    view.allowsSelection = element.attribute("allowsSelection") != "NO"
    view.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    if let inset = element.element.child("inset", key: "separatorInset") {
      view.separatorInset = UIEdgeInsets(inset)
    }
    if element.attribute("separatorStyle") == "none" { view.separatorStyle = .none }
    view.separatorColor = reader.color(element, "separatorColor")
    return view
  }

  static func makeTableViewCell(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let cell = reader.make(element) {
      UITableViewCell(style: .default, reuseIdentifier: element.attribute("reuseIdentifier"))
    }
    cell.reuseIdentifier = element.attribute("reuseIdentifier")
    switch element.attribute("style") {
    case "IBUITableViewCellStyleValue1": cell.cellStyle = .value1
    case "IBUITableViewCellStyleValue2": cell.cellStyle = .value2
    case "IBUITableViewCellStyleSubtitle": cell.cellStyle = .subtitle
    default: cell.cellStyle = .default
    }
    if element.attribute("selectionStyle") == "none" { cell.selectionStyle = .none }
    if let level = element.element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    switch element.attribute("accessoryType") {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: cell.accessoryType = .none
    }
    return cell
  }

  static func makeCollectionView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UICollectionView() }
    view.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    guard let stated = element.element.child("collectionViewFlowLayout") else { return view }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection =
      stated["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let spacing = stated.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = stated.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    func size(_ key: String) -> CGSize? {
      stated.child("size", key: key)?.lengths.map { CGSize(width: $0.width, height: $0.height) }
    }
    layout.itemSize = size("itemSize") ?? layout.itemSize
    layout.estimatedItemSize =
      stated.bool("automaticEstimatedItemSize") == true
      ? UICollectionViewFlowLayout.automaticSize : size("estimatedItemSize") ?? .zero
    layout.headerReferenceSize = size("headerReferenceSize") ?? .zero
    layout.footerReferenceSize = size("footerReferenceSize") ?? .zero
    if let inset = stated.child("inset", key: "sectionInset") {
      layout.sectionInset = UIEdgeInsets(inset)
    }
    view.collectionViewLayout = layout
    return view
  }

  static func makeVisualEffectView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIVisualEffectView() }
    let blur =
      element.element.child("blurEffect")
      ?? element.element.child("vibrancyEffect")?.child("blurEffect")
    if let blur {
      view.effect = UIBlurEffect(style: .init(word: blur["style"] ?? ""))
    }
    return view
  }
}

extension UIEdgeInsets {
  /// Creates the insets that an element states as `minX`, `minY`, `maxX` and `maxY`; 0 for what it leaves out.
  fileprivate init(_ element: Element) {
    func side(_ key: String) -> CGFloat { element.number(key).map { CGFloat($0) } ?? 0 }
    self.init(top: side("minY"), left: side("minX"), bottom: side("maxY"), right: side("maxX"))
  }
}
