internal import Foundation

/// The program: its windows and its reading direction.
///
/// There is no event loop and nothing is launched; delegates and states of an app do not exist here.
///
/// - SeeAlso: Apple, "UIApplication".
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only one.
  public static let shared = UIApplication()

  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []

  /// The windows that are shown, in the order in which they came.
  open var windows: [UIWindow] { references.compactMap(\.window) }
  /// The scenes of the windows that are shown.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
  /// The window that gets keyboard input.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The direction in which the program's language is read.
  ///
  /// Right to left where the program was started with `-NSForceRightToLeftWritingDirection YES`, as Xcode
  /// does for its right-to-left pseudolanguage. Here it can also be set, before views are made: each takes
  /// the direction of its time.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { Self.isRightToLeft ? .rightToLeft : .leftToRight }
    set { Self.isRightToLeft = newValue == .rightToLeft }
  }
  /// How large texts are; as usual unless set.
  ///
  /// Apple's is what people chose in Settings, and cannot be set. Here fonts of text styles follow it when they
  /// are made, everybody in a shown window hears of changed traits, and labels, fields and text views whose
  /// `adjustsFontForContentSizeCategory` says so take the font again.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { TextSizeChoice.current }
    set { UIScreen.main.change { TextSizeChoice.current = newValue } }
  }

  static var isRightToLeft = UserDefaults.standard.bool(
    forKey: "NSForceRightToLeftWritingDirection")

  func show(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }

  func hide(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }

  /// Gives the role of the key window away.
  func makeKey(_ window: UIWindow) {
    for other in windows where other !== window && other.isKeyWindow { other.resignKey() }
  }
}
