internal import Foundation

extension NSApplicationDelegate {
  /// Launches the program and serves the main run loop; see ``NSApplication/run()``.
  ///
  /// Lets a delegate be the program's `@main`. The delegate must inherit from `NSObject`, as in Xcode's templates. A
  /// main nib or storyboard that the bundle's `Info.plist` names is loaded first.
  public static func main() {
    guard let type = Self.self as? NSObject.Type, let delegate = type.init() as? Self else {
      fatalError("\(Self.self) must inherit from NSObject to be the application delegate.")
    }
    let application = NSApplication.shared
    application.retainedDelegate = delegate
    application.delegate = delegate
    Launch.loadMainDocument()
    application.run()
  }
}

/// Launches the program: loads the main nib or storyboard that the bundle names, and serves the main run loop.
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
/// - Returns: 0.
@discardableResult @MainActor public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  Launch.loadMainDocument()
  NSApplication.shared.run()
  return 0
}

/// The documents of a launch.
@MainActor enum Launch {
  /// Loads the nib or the storyboard that the main bundle names.
  static func loadMainDocument() {
    let information = Bundle.main.infoDictionary ?? [:]
    if let name = information["NSMainNibFile"] as? String {
      Bundle.main.loadNibNamed(name, owner: NSApplication.shared, topLevelObjects: nil)
    } else if information["NSMainStoryboardFile"] is String {
      let controller = NSStoryboard.main?.instantiateInitialController()
      (controller as? NSWindowController)?.showWindow(nil)
      if let controller = controller as? NSWindowController {
        NSApplication.shared.retainController(controller)
      }
    }
  }
}
