public import Foundation
internal import Synchronization
internal import ViewDrawing

/// The variants of an image for different traits.
///
/// Every image has an asset. A program can create its own by registering images.
///
/// - SeeAlso: Apple, "UIImageAsset".
///
/// Unchecked: open for subclasses, as Apple's is; its pictures are kept under a lock.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered: Sendable {
    var traits: UITraitCollection
    var content: ImageContent
  }
  /// The image that owns the asset; nil for an asset that the program created.
  private let own: ImageContent?
  private weak var owner: UIImage?
  private let registered = Mutex<[Registered]>([])

  /// Creates an asset without images.
  public override init() { own = nil }
  init(of image: UIImage) {
    own = image.content
    owner = image
  }

  /// Registers an image for traits; it replaces one for the same traits.
  ///
  /// Views then show it instead of the asset's owner where its traits match.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock { known in
      known.removeAll { $0.traits == traitCollection }
      known.append(Registered(traits: traitCollection, content: image.content))
    }
    owner?.setFamily(family(for: traitCollection.withoutLook))
  }

  /// Removes the image registered for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
    owner?.setFamily(family(for: traitCollection.withoutLook))
  }

  /// The best match for traits: the registered image whose traits are all contained in them and are the most
  /// specific, else the asset's owner, else an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let known = registered.withLock { $0 }
    var content = Self.best(of: known, own, for: traitCollection)
    if !known.isEmpty { content.family = family(for: traitCollection.withoutLook) }
    return UIImage(content: content, asset: self)
  }

  /// The best match for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// The variants by appearance and direction, for the other traits.
  private func family(for traits: UITraitCollection) -> ImageFamily? {
    let known = registered.withLock { $0 }
    guard !known.isEmpty else { return own?.family }
    return ImageFamily { [own] variant in
      let look = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: variant.isDark ? .dark : .light),
        UITraitCollection(layoutDirection: variant.isRightToLeft ? .rightToLeft : .leftToRight),
      ])
      return Self.best(of: known, own, for: look)
    }
  }

  private static func best(
    of known: [Registered], _ own: ImageContent?, for traits: UITraitCollection
  ) -> ImageContent {
    let fitting = known.filter { traits.containsTraits(in: $0.traits) }
    if let best = fitting.max(by: { $0.traits.statedCount < $1.traits.statedCount }) {
      return best.content
    }
    let variant = ImageVariant(
      isDark: traits.userInterfaceStyle == .dark,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    return own?.resolved(variant) ?? known.first?.content ?? ImageContent()
  }
}

extension UITraitCollection {
  /// The number of specified traits.
  fileprivate var statedCount: Int {
    [
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      userInterfaceIdiom != .unspecified, displayScale != 0, layoutDirection != .unspecified,
      preferredContentSizeCategory != .unspecified, userInterfaceStyle != .unspecified,
    ].count { $0 }
  }

  /// The traits without appearance and layout direction.
  fileprivate var withoutLook: UITraitCollection {
    var values = values
    values.style = .unspecified
    values.direction = .unspecified
    return UITraitCollection(values)
  }
}
