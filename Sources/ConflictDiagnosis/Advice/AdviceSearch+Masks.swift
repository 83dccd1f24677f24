internal import ConflictLogs

/// Proposals for masks that are translated in addition to constraints.
extension AdviceSearch {
  /// The mask lines in the proof.
  private var masks: [ProofMembers.Member] { members.all.filter { $0.constraint.isOfMask } }

  /// Returns proposals for views that have only a frame in a document.
  func standIns() -> [Proposal] {
    members.all.filter { $0.reason == .standIn }.compactMap { member in
      member.constraint.maskedItem.map { Proposal(cause: .standIn, action: .constrain($0)) }
    }
  }

  /// Returns proposals for views with a mask that other lines also position or size: their flag was not disabled.
  func masksLeftOn() -> [Proposal] {
    masks.compactMap { mask in
      guard let item = mask.constraint.maskedItem, !Self.isSystems(item), isPlaced(item),
        !fillsNothing(item)
      else { return nil }
      return Proposal(cause: .maskLeftOn, action: .maskOff(item))
    }
  }

  /// Returns proposals for masked views of program classes that only contain the content that does not fit, unless a
  /// window sizes them.
  func masksOfContainers() -> [Proposal] {
    masks.compactMap { mask in
      guard let item = mask.constraint.maskedItem, !Self.isSystems(item), let name = item.className,
        Self.isProgramsClass(name),
        !ScreenSizes.contains(mask.equation.constant)
      else { return nil }
      return Proposal(cause: .maskLeftOn, action: .maskOff(item))
    }
  }

  /// Whether a view's mask follows a superview that its own mask leaves empty.
  private func fillsNothing(_ item: LogItem) -> Bool {
    masks.contains { mask in
      guard case .length(let outer) = mask.shape, mask.equation.constant == 0 else { return false }
      return outer.key != item.key && members.words.containers.contains(outer, item)
    }
  }

  /// Whether lines other than a mask position or size an item as their subject.
  private func isPlaced(_ item: LogItem) -> Bool {
    members.all.contains { member in
      guard !member.constraint.isOfMask else { return false }
      switch member.shape {
      case .length(let sized): return sized.key == item.key && member.isProgram
      case .inset(let inner, _, _), .centre(let inner, _): return inner.key == item.key
      case .gap(let before, let after): return before.key == item.key || after.key == item.key
      case .proportion(let first, let second):
        return first.key == item.key
          && (second.key == item.key || !members.words.containers.contains(first, second))
      case .place, .baseline, .other: return false
      }
    }
  }

  /// Whether the toolkit sets the frames of views of this class.
  static func isSystems(_ item: LogItem) -> Bool {
    guard let name = item.className else { return false }
    return systemFrames.contains { name.hasPrefix($0) }
  }

  /// The prefixes of view classes whose frames the toolkit sets.
  private static let systemFrames = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooter", "_UI", "_NS",
    "UITransitionView", "UIWindow", "UIInput", "UIKeyboard", "NSClipView", "NSTableRowView",
    "NSToolbar", "NSThemeFrame", "NSNextStep", "NSTitlebar", "CKMessage", "NSTextView",
    "UINavigation", "UITabBar", "UIToolbar", "MP", "AV", "NSScroller", "NSTableHeader",
  ]

  /// Whether a class belongs to the program: it has a module name, or no toolkit prefix.
  static func isProgramsClass(_ name: String) -> Bool {
    if name.contains(".") || name.hasPrefix("_Tt") { return true }
    return !["UI", "NS", "_", "WK", "MK", "MP", "AV", "CK"].contains { name.hasPrefix($0) }
  }
}

/// The widths and heights of screens of Apple's devices, in points.
///
/// Source: Apple's Human Interface Guidelines, device screen dimensions.
enum ScreenSizes {
  private static let lengths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 420, 428, 430, 440, 480, 568, 667, 736, 744, 768, 810, 812, 820,
    834, 844, 852, 874, 896, 912, 926, 932, 956, 1024, 1032, 1080, 1112, 1133, 1180, 1194, 1210,
    1366, 1376,
  ]
  /// The heights of status, navigation and tab bars, alone and in combination.
  private static let bars: [Double] = [0, 20, 44, 49, 64, 88, 113]

  /// Whether a length is that of a screen, with or without its bars.
  static func contains(_ length: Double) -> Bool {
    bars.contains { lengths.contains(length + $0) }
  }
}
