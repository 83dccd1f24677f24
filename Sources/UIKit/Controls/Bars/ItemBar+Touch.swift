internal import Foundation

extension ItemBar {
  /// Returns the button whose content is nearest to a point in the bar, 12 points away from it at most; nil without one.
  ///
  /// A button takes touches over the whole height of a bar and a little beside its content; Apple does not document how
  /// much.
  func button(at point: CGPoint, of buttons: [UIBarButtonItem]) -> UIBarButtonItem? {
    var nearest: (button: UIBarButtonItem, distance: CGFloat)?
    for button in buttons where button.shownTitle != nil && button.customView == nil {
      guard let rect = rect(ofButton: { $0 === button }) else { continue }
      let distance = ItemBars.distance(of: point, to: rect)
      if distance <= ItemBars.reach, distance < nearest?.distance ?? .infinity {
        nearest = (button, distance)
      }
    }
    return nearest?.button
  }
}

/// The reach of the buttons in bars.
enum ItemBars {
  /// The distance beside a button's content that belongs to it, in points.
  static let reach: CGFloat = 12
  /// The horizontal distance of a point to a rectangle, 0 inside.
  static func distance(of point: CGPoint, to rect: CGRect) -> CGFloat {
    max(0, rect.minX - point.x, point.x - rect.maxX)
  }
}

extension UIBarButtonItem {
  /// Does what a tap on the button does: performs its action, or opens its menu.
  func performTap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else {
      openMenu()
    }
  }
}

extension ItemBar {
  /// The parts of buttons that are in the bar.
  fileprivate func parts(of buttons: [UIBarButtonItem]?) -> [TouchPart] {
    (buttons ?? []).compactMap { button in
      guard button.customView == nil, let frame = rect(ofButton: { $0 === button }) else {
        return nil
      }
      let title = button.shownTitle.flatMap { $0.isEmpty ? nil : $0 }
      return (title ?? button.title ?? button.image?.accessibilityLabel).map {
        TouchPart(text: $0, frame: frame, isEnabled: button.isEnabled)
      }
    }
  }
}

extension UINavigationBar: TouchPartsHolder {
  /// The buttons, and the back button under the title of the item that it leads to.
  package var touchParts: [TouchPart] {
    guard let item = topItem else { return [] }
    let back = backButtonFrame.map {
      TouchPart(text: backItem?.backWord ?? "Back", frame: $0, isEnabled: true)
    }
    return (back.map { [$0] } ?? []) + parts(of: item.leftBarButtonItems)
      + parts(of: item.rightBarButtonItems)
  }
}

extension UIToolbar: TouchPartsHolder {
  /// The buttons.
  package var touchParts: [TouchPart] { parts(of: items) }
}

extension UITabBar: TouchPartsHolder {
  /// The tabs.
  package var touchParts: [TouchPart] {
    zip(items ?? [], tabFrames).map { item, frame in
      TouchPart(text: item.title ?? "", frame: frame, isEnabled: item.isEnabled)
    }
  }
}
