internal import Foundation
internal import LayoutTree

/// Descriptions of controllers, in the format of Apple's debugger.
///
///     <UINavigationController 0x7fd1>, state: appeared, view: <UILayoutContainerView 0x7fd2>
///        | <UIViewController 0x7fd3>, state: disappeared, view: (view not loaded)
///
/// - SeeAlso: recorded texts of public snapshot suites.
@MainActor enum ControllerDescription {
  /// The descriptions of a controller, of its children and of what it presents, a line each.
  static func hierarchy(of controller: UIViewController) -> String {
    var lines: [String] = []
    var waiting: [(controller: UIViewController, depth: Int, isPresented: Bool)] = [
      (controller, 0, false)
    ]
    while let (controller, depth, isPresented) = waiting.popLast() {
      let indent = String(repeating: "   | ", count: max(depth - 1, 0))
      let sign = depth == 0 ? "" : isPresented ? "   + " : "   | "
      var line = indent + sign + text(of: controller)
      if isPresented, let presentation = controller.presentationController {
        line += ", presented with: <\(name(presentation))>"
      }
      lines.append(line)
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append((presented, depth + 1, true))
      }
      waiting += controller.children.reversed().map { ($0, depth + 1, false) }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of controller: UIViewController) -> String {
    let start = "<\(name(controller))>, state: \(controller.appearance.word), view: "
    guard let view = controller.viewIfLoaded else { return start + "(view not loaded)" }
    let address = ObjectName.address(of: view)
    return start + "<\(viewName(view, of: controller)) \(address)>"
      + (view.window == nil ? " not in the window" : "")
  }

  /// The class of a controller's view, which is the system's own for containers.
  private static func viewName(_ view: UIView, of controller: UIViewController) -> String {
    switch controller {
    case is UIPageViewController: "_UIPageViewControllerContentView"
    case is UINavigationController, is UITabBarController, is UISplitViewController:
      "UILayoutContainerView"
    default: ObjectName.className(of: type(of: view))
    }
  }

  private static func name(_ object: AnyObject) -> String {
    "\(ObjectName.className(of: type(of: object))) \(ObjectName.address(of: object))"
  }
}
