internal import ConflictLogs
internal import Diagnostics

/// Code for constraints in a log, in the style of the program.
struct ConstraintCode {
  let toolkit: ConflictLog.Toolkit

  /// The name of the priority type.
  private var priorityType: String {
    toolkit == .appKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
  }

  /// Returns code that lowers the priority of a constraint below required; empty if anchors cannot express the
  /// constraint.
  func lowering(_ equation: LogEquation, _ owner: ConstraintOwner) -> [String] {
    switch owner {
    case .library("SnapKit"):
      return make(equation, isSwift: true).map { ["\($0).priority(999)"] } ?? []
    case .library:
      return make(equation, isSwift: false).map { ["\($0).priority(999);"] } ?? []
    default: break
    }
    guard let anchors = anchors(equation) else { return [] }
    let name = Self.noun(equation.first.attribute)
    return ["let \(name) = \(anchors)", "\(name).priority = \(priorityType)(999)"]
  }

  /// Returns code that finds a constraint to remove it.
  func removal(_ equation: LogEquation, _ owner: ConstraintOwner) -> [String] {
    switch owner {
    case .library("SnapKit"):
      return make(equation, isSwift: true).map { ["// remove: \($0)"] } ?? []
    case .library: return make(equation, isSwift: false).map { ["// remove: \($0);"] } ?? []
    default: return anchors(equation).map { ["// remove: \($0)"] } ?? []
    }
  }

  /// Returns code that changes the constant of one constraint instead of adding a second constraint.
  func update(_ equation: LogEquation, _ owner: ConstraintOwner) -> [String] {
    let item = equation.first.item.codeName
    switch owner {
    case .library("SnapKit"):
      return make(equation, isSwift: true).map {
        ["\(item).snp.updateConstraints { make in \($0) }"]
      } ?? []
    case .library:
      return make(equation, isSwift: false).map {
        ["[\(item) mas_updateConstraints:^(MASConstraintMaker *make) { \($0); }];"]
      } ?? []
    default:
      let number = LineWords.points(equation.constant)
      return ["\(Self.noun(equation.first.attribute))Constraint.constant = \(number)"]
    }
  }

  /// Returns code that disables the translation of a mask.
  func maskOff(_ item: LogItem) -> [String] {
    ["\(item.codeName).translatesAutoresizingMaskIntoConstraints = false"]
  }

  /// Returns the constraint as an anchor expression; nil if anchors cannot express it.
  private func anchors(_ equation: LogEquation) -> String? {
    let word =
      switch equation.relation {
      case .equal: "equalTo"
      case .atLeast: "greaterThanOrEqualTo"
      case .atMost: "lessThanOrEqualTo"
      }
    guard let first = anchor(equation.first, other: equation.second?.item) else { return nil }
    let number = LineWords.points(equation.constant)
    guard let second = equation.second else {
      guard equation.first.attribute.isLength else { return nil }
      return "\(first).constraint(\(word)Constant: \(number))"
    }
    guard let anchor = anchor(second, other: equation.first.item),
      equation.multiplier == 1 || (equation.first.attribute.isLength && second.attribute.isLength)
    else { return nil }
    var arguments = "\(word): \(anchor)"
    if equation.multiplier != 1 {
      arguments += ", multiplier: \(NumberText.text(equation.multiplier, decimals: 6))"
    }
    if equation.constant != 0 { arguments += ", constant: \(number)" }
    return "\(first).constraint(\(arguments))"
  }

  private func anchor(_ side: LogEquation.Side, other: LogItem?) -> String? {
    var name = side.item.codeName
    if let other, other.key != side.item.key, other.codeName == name,
      (side.item.address ?? "") > (other.address ?? "")
    {
      name = "other\(name.capital)"
    }
    let anchor: String? =
      switch side.attribute {
      case .left: "leftAnchor"
      case .right: "rightAnchor"
      case .top: "topAnchor"
      case .bottom: "bottomAnchor"
      case .leading: "leadingAnchor"
      case .trailing: "trailingAnchor"
      case .width: "widthAnchor"
      case .height: "heightAnchor"
      case .centerX: "centerXAnchor"
      case .centerY: "centerYAnchor"
      case .baseline, .lastBaseline: "lastBaselineAnchor"
      case .firstBaseline: "firstBaselineAnchor"
      case .leftMargin: "layoutMarginsGuide.leftAnchor"
      case .rightMargin: "layoutMarginsGuide.rightAnchor"
      case .topMargin: "layoutMarginsGuide.topAnchor"
      case .bottomMargin: "layoutMarginsGuide.bottomAnchor"
      case .leadingMargin: "layoutMarginsGuide.leadingAnchor"
      case .trailingMargin: "layoutMarginsGuide.trailingAnchor"
      case .centerXWithinMargins: "layoutMarginsGuide.centerXAnchor"
      case .centerYWithinMargins: "layoutMarginsGuide.centerYAnchor"
      case .minX, .midX, .maxX, .minY, .midY, .maxY: nil
      }
    return anchor.map { "\(name).\($0)" }
  }

  /// Returns a SnapKit or Masonry statement; nil if the log's form has another meaning there.
  private func make(_ equation: LogEquation, isSwift: Bool) -> String? {
    let relation =
      switch equation.relation {
      case .equal: "equalTo"
      case .atLeast: "greaterThanOrEqualTo"
      case .atMost: "lessThanOrEqualTo"
      }
    let attribute = equation.first.attribute.rawValue
    let points = LineWords.points(equation.constant)
    guard let second = equation.second else {
      return "make.\(attribute).\(relation)(\(isSwift ? "" : "@")\(points))"
    }
    let item = second.item.codeName
    let other =
      isSwift
      ? "\(item).snp.\(second.attribute.rawValue)" : "\(item).mas_\(second.attribute.rawValue)"
    var result = "make.\(attribute).\(relation)(\(other))"
    if equation.multiplier != 1 {
      result += ".multipliedBy(\(NumberText.text(equation.multiplier, decimals: 6)))"
    }
    if equation.constant != 0 { result += ".offset(\(points))" }
    return result
  }

  /// Returns the noun for an attribute in constraint names.
  private static func noun(_ attribute: LogAttribute) -> String {
    switch attribute {
    case .minX: "left"
    case .maxX: "right"
    case .minY: "top"
    case .maxY: "bottom"
    case .midX: "centerX"
    case .midY: "centerY"
    default: attribute.rawValue
    }
  }
}
