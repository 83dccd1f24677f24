/// Methods of UIKit, AppKit and Foundation with their selectors, by their Swift names.
enum SystemSelectors {
  /// The selector of a method that a program names with its labels; nil where it follows from the name or is not known.
  static func named(_ base: String, _ labels: [String]) -> String? {
    selectors[ObjectiveCName.full(base, labels)]
  }

  /// The selector of a method that a program names by its base name alone; nil where several have it or it is not known.
  static func named(_ base: String) -> String? { byBase[base] ?? nil }

  private static let byBase: [String: String?] = Dictionary(
    selectors.map { name, selector in (String(name.prefix { $0 != "(" }), selector) }
  ) { _, _ in nil }

  private static let selectors: [String: String] = [
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
    "draw(_:)": "drawRect:",
    "draw(_:in:)": "drawLayer:inContext:",
    "endEditing(_:)": "endEditing:",
    "copy(_:)": "copy:",
    "cut(_:)": "cut:",
    "paste(_:)": "paste:",
    "select(_:)": "select:",
    "selectAll(_:)": "selectAll:",
    "delete(_:)": "delete:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "viewWillAppear(_:)": "viewWillAppear:",
    "viewDidAppear(_:)": "viewDidAppear:",
    "viewWillDisappear(_:)": "viewWillDisappear:",
    "viewDidDisappear(_:)": "viewDidDisappear:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "toggleBoldface(_:)": "toggleBoldface:",
    "toggleItalics(_:)": "toggleItalics:",
    "toggleUnderline(_:)": "toggleUnderline:",
    "performClose(_:)": "performClose:",
    "performMiniaturize(_:)": "performMiniaturize:",
    "performZoom(_:)": "performZoom:",
    "orderFront(_:)": "orderFront:",
    "terminate(_:)": "terminate:",
    "makeKeyAndOrderFront(_:)": "makeKeyAndOrderFront:",
    "orderOut(_:)": "orderOut:",
    "showWindow(_:)": "showWindow:",
    "hide(_:)": "hide:",
    "print(_:)": "print:",
    "performClick(_:)": "performClick:",
    "takeStringValueFrom(_:)": "takeStringValueFrom:",
  ]

  /// Standard edit actions, which programs override to take part in menus.
  static let editActions: Set<String> = [
    "copy(_:)", "cut(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
  ]
}
