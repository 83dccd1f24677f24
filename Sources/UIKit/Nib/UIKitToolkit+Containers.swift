internal import Foundation
internal import IBDocument

extension UIKitToolkit {
  /// A stack that states margins is laid out relative to them, with or without an attribute for it.
  static func makeStackView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let stack = reader.make(element) { UIStackView(frame: .zero) }
    // Stored frames show plain views that kept a length which nothing decides.
    stack.keepsUndecidedLengths = reader.isDesignTime
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

  /// What scroll views of all kinds share.
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
    view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    view.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
  }

  static func makeTableView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let style = element.attribute("style").flatMap { styles[$0] } ?? .plain
    let view = reader.make(element) { UITableView(frame: .zero, style: style) }
    view.isStatic = element.attribute("dataMode") == "static"
    view.rowHeight = element.number("rowHeight") ?? -1
    if element.attribute("separatorStyle") == "none" { view.separatorStyle = .none }
    view.separatorColor = reader.color(element, "separatorColor")
    return view
  }

  static func makeTableViewCell(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let cell = reader.make(element) {
      UITableViewCell(style: .default, reuseIdentifier: element.attribute("reuseIdentifier"))
    }
    switch element.attribute("accessoryType") {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: cell.accessoryType = .none
    }
    return cell
  }

  static func makeVisualEffectView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UIVisualEffectView() }
    let blur =
      element.element.child("blurEffect")
      ?? element.element.child("vibrancyEffect")?.child("blurEffect")
    if let blur {
      let isDark = blur["style"]?.lowercased().hasSuffix("dark") ?? false
      view.effect = UIBlurEffect(style: isDark ? .dark : .regular)
    }
    return view
  }
}
