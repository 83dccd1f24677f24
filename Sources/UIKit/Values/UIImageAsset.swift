public import Foundation
internal import Synchronization
internal import ViewDrawing

/// The looks of a picture for different traits.
///
/// Every picture has one; a program may make its own by registering pictures.
///
/// - SeeAlso: Apple, "UIImageAsset".
///
/// Unchecked: open for subclasses, as Apple's is; its pictures are kept under a lock.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered: Sendable {
    var traits: UITraitCollection
    var content: ImageContent
  }
  /// The picture whose asset it is; nil for an asset of a program's own.
  private let own: ImageContent?
  private weak var owner: UIImage?
  private let registered = Mutex<[Registered]>([])

  /// An asset without pictures.
  public override init() { own = nil }
  init(of image: UIImage) {
    own = image.content
    owner = image
  }

  /// Adds a picture for some traits; one for the same traits is replaced.
  ///
  /// Views show it from now on where its traits fit, in place of the picture whose asset this is.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock { known in
      known.removeAll { $0.traits == traitCollection }
      known.append(Registered(traits: traitCollection, content: image.content))
    }
    owner?.setFamily(family(for: traitCollection.withoutLook))
  }

  /// Forgets the picture that was registered for some traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
    owner?.setFamily(family(for: traitCollection.withoutLook))
  }

  /// The picture that fits some traits best: of those registered for nothing else the one that says most,
  /// otherwise the one whose asset this is; an image of no size without any.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let known = registered.withLock { $0 }
    var content = Self.best(of: known, own, for: traitCollection)
    if !known.isEmpty { content.family = family(for: traitCollection.withoutLook) }
    return UIImage(content: content, asset: self)
  }

  /// The picture that fits the traits of a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// The looks that views choose from, for traits that say nothing of appearance and direction.
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
  /// How many traits somebody stated.
  fileprivate var statedCount: Int {
    [
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      userInterfaceIdiom != .unspecified, displayScale != 0, layoutDirection != .unspecified,
      preferredContentSizeCategory != .unspecified, userInterfaceStyle != .unspecified,
    ].count { $0 }
  }

  /// The same without light or dark and without a direction.
  fileprivate var withoutLook: UITraitCollection {
    var values = values
    values.style = .unspecified
    values.direction = .unspecified
    return UITraitCollection(values)
  }
}
