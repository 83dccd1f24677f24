import Combine
import UIKit

/// The app's resources.
@objcMembers final class TasksBundle: NSObject {
  static var bundle: Bundle { .module }
}

/// A screen with one rating.
final class RatingViewController: UIViewController, StarViewDelegate {
  @Published private(set) var changes = 0

  func starViewDidChange(_ starView: StarView) {
    changes += 1
  }
}
