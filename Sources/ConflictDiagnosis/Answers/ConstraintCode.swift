internal import ConflictLogs
internal import Diagnostics

/// Lines of code for constraints of a log, as a program would write them.
struct ConstraintCode {
  let toolkit: ConflictLog.Toolkit

  /// The name of the type of priorities.
  private var priorityType: String {
    toolkit == .appKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
  }

  /// Returns code that gives a constraint a priority below required; empty where anchors cannot express the
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

  /// Returns code by which a program finds a constraint to remove.
  func removal(_ equation: LogEquation, _ owner: ConstraintOwner) -> [String] {
    switch owner {
    case .library("SnapKit"):
      return make(equation, isSwift: true).map { ["// remove: \($0)"] } ?? []
    case .library: return make(equation, isSwift: false).map { ["// remove: \($0);"] } ?? []
    default: return anchors(equation).map { ["// remove: \($0)"] } ?? []
    }
  }

  /// Returns code that changes one constraint's constant in place of a second constraint.
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

  /// Code that switches off the translation of a mask.
  func maskOff(_ item: LogItem) -> [String] {
    ["\(item.codeName).translatesAutoresizingMaskIntoConstraints = false"]
  }

  /// Returns the constraint by anchors; nil where anchors cannot express it.
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

  /// A statement of SnapKit or Masonry; nil where the log's form has another meaning there.
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

  /// The noun of an attribute, as constraints are named by it.
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
