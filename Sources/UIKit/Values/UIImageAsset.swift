public import Foundation
internal import Synchronization
internal import ViewCore

/// The looks of a picture for different traits.
///
/// Pictures of catalogues have one; a program may make its own by registering pictures.
///
/// - SeeAlso: Apple, "UIImageAsset".
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered {
    var traits: UITraitCollection
    var image: UIImage
  }
  private let catalogued: ImageContent?
  private let registered = Mutex<[Registered]>([])

  /// An asset without pictures.
  public override init() { catalogued = nil }
  init(_ content: ImageContent) { catalogued = content }

  /// Adds a picture for some traits; one for the same traits is replaced.
  ///
  /// - Note: Apple also makes pictures that are shown already part of the asset; here a view shows what
  ///   ``image(with:)-(UITraitCollection)`` gives when it is called.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock { known in
      known.removeAll { $0.traits == traitCollection }
      known.append(Registered(traits: traitCollection, image: image))
    }
  }

  /// Forgets the picture that was registered for some traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// The picture that fits some traits best: of those registered for nothing else the one that says most,
  /// otherwise that of the catalogue; an image of no size without any.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let known = registered.withLock { $0 }
    let fitting = known.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = fitting.max { $0.traits.statedCount < $1.traits.statedCount } ?? nil
    if let best { return best.image }
    if let catalogued {
      let variant = ImageVariant(
        isDark: traitCollection.userInterfaceStyle == .dark,
        isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
      return UIImage(content: catalogued.resolved(variant))
    }
    return known.first?.image ?? UIImage()
  }

  /// The picture that fits the traits of a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }
}

extension UITraitCollection {
  /// How many traits somebody stated.
  fileprivate var statedCount: Int {
    [
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      userInterfaceIdiom != .unspecified, displayScale != 0, layoutDirection != .unspecified,
      preferredContentSizeCategory != .unspecified, userInterfaceStyle != .unspecified,
    ].count { $0 }
  }
}
