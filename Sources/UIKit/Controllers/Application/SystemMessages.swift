internal import Foundation
internal import FoundationShims
internal import QuartzCore

/// Messages that UIKit's own classes answer, for `#selector(UIView.endEditing(_:))` and the like.
///
/// Source: Apple, the methods of these classes that take at most what a control or a gesture recognizer sends.
private enum SystemMessages {
  static func state() {
    ObjectiveCNames.ownMethod("becomeFirstResponder", of: UIResponder.self) { r, _ in
      r.becomeFirstResponder()
    }
    ObjectiveCNames.ownMethod("resignFirstResponder", of: UIResponder.self) { r, _ in
      r.resignFirstResponder()
    }
    stateViews()
    stateControllers()
  }

  private static func stateViews() {
    ObjectiveCNames.ownMethod("endEditing:", of: UIView.self) { r, a in
      // A control or a recognizer sends itself; Objective-C reads any object as true.
      r.endEditing((try? a[0, Bool.self]) ?? true)
    }
    ObjectiveCNames.ownMethod("recursiveDescription", of: UIView.self) { r, _ in
      ViewDescription.hierarchy(of: r)
    }
    ObjectiveCNames.ownMethod("setNeedsLayout", of: UIView.self) { r, _ in r.setNeedsLayout() }
    ObjectiveCNames.ownMethod("layoutIfNeeded", of: UIView.self) { r, _ in r.layoutIfNeeded() }
    ObjectiveCNames.ownMethod("setNeedsDisplay", of: UIView.self) { r, _ in r.setNeedsDisplay() }
    ObjectiveCNames.ownMethod("setNeedsUpdateConstraints", of: UIView.self) { r, _ in
      r.setNeedsUpdateConstraints()
    }
    ObjectiveCNames.ownMethod("removeFromSuperview", of: UIView.self) { r, _ in
      r.removeFromSuperview()
    }
    ObjectiveCNames.ownMethod("reloadData", of: UITableView.self) { r, _ in r.reloadData() }
    ObjectiveCNames.ownMethod("reloadData", of: UICollectionView.self) { r, _ in r.reloadData() }
    ObjectiveCNames.ownMethod("beginRefreshing", of: UIRefreshControl.self) { r, _ in
      r.beginRefreshing()
    }
    ObjectiveCNames.ownMethod("endRefreshing", of: UIRefreshControl.self) { r, _ in
      r.endRefreshing()
    }
    ObjectiveCNames.ownMethod("removeFromSuperlayer", of: CALayer.self) { r, _ in
      r.removeFromSuperlayer()
    }
  }

  private static func stateControllers() {
    ObjectiveCNames.ownMethod("_printHierarchy", of: UIViewController.self) { r, _ in
      ControllerDescription.hierarchy(of: r)
    }
    ObjectiveCNames.ownMethod(
      "dismissViewControllerAnimated:completion:", of: UIViewController.self
    ) { r, a in
      r.dismiss(animated: (try? a[0, Bool.self]) ?? true, completion: nil)
    }
    ObjectiveCNames.ownMethod("popViewControllerAnimated:", of: UINavigationController.self) {
      r, a in
      r.popViewController(animated: (try? a[0, Bool.self]) ?? true)
    }
    ObjectiveCNames.ownMethod(
      "popToRootViewControllerAnimated:", of: UINavigationController.self
    ) { r, a in
      r.popToRootViewController(animated: (try? a[0, Bool.self]) ?? true)
    }
  }
}

/// Has the loader announce the messages before any program runs.
@used @section(".init_array")
private let messagesAreStated: @convention(c) @Sendable () -> Void = {
  ObjectiveCNames.deferDeclaration { SystemMessages.state() }
}
