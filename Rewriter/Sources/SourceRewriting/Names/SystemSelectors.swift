/// Methods of UIKit, AppKit and Foundation that programs name without labels, with their selectors.
enum SystemSelectors {
  /// The selector of a method that a program names by its base name alone; nil where it is not known.
  static func named(_ base: String) -> String? { withArguments[base] }

  private static let withArguments: [String: String] = [
    "endEditing": "endEditing:", "copy": "copy:", "cut": "cut:", "paste": "paste:",
    "select": "select:", "selectAll": "selectAll:", "delete": "delete:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "pushViewController": "pushViewController:animated:",
    "dismiss": "dismissViewControllerAnimated:completion:",
    "present": "presentViewController:animated:completion:",
    "setEditing": "setEditing:animated:",
    "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
    "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
    "performSegue": "performSegueWithIdentifier:sender:",
    "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
    "toggleUnderline": "toggleUnderline:",
    "performClose": "performClose:", "performMiniaturize": "performMiniaturize:",
    "performZoom": "performZoom:", "orderFront": "orderFront:", "terminate": "terminate:",
    "makeKeyAndOrderFront": "makeKeyAndOrderFront:", "orderOut": "orderOut:",
    "showWindow": "showWindow:", "hide": "hide:", "print": "print:",
    "performClick": "performClick:",
    "takeStringValueFrom": "takeStringValueFrom:",
  ]

  /// Swift's names of UIKit's methods whose selectors do not follow from them.
  static func renamed(_ base: String, _ labels: [String]) -> String? {
    renames["\(base)(\(labels.map { $0 + ":" }.joined()))"]
  }

  private static let renames: [String: String] = [
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:numberOfRowsInSection:)": "tableView:numberOfRowsInSection:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "point(inside:with:)": "pointInside:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "draw(_:)": "drawRect:", "draw(_:in:)": "drawLayer:inContext:",
  ]

  /// Standard edit actions, which programs override to take part in menus.
  static let editActions: Set<String> = [
    "copy(_:)", "cut(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
  ]
}
