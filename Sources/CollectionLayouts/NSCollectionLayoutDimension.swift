public import Foundation
package import ViewArrangements

/// A dimension of an element in a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutDimension".
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// The length for the arrangement.
  package let length: NestedArrangement.Length
  init(_ length: NestedArrangement.Length) { self.length = length }

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth(fractionalWidth))
  }
  /// A fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight(fractionalHeight))
  }
  /// An absolute length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// An estimate in points, until the content determines the length.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// The value of the dimension.
  open var dimension: CGFloat {
    switch length {
    case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value),
      .estimated(let value):
      value
    }
  }
  /// Whether the dimension is a fraction of a width.
  open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
  /// Whether the dimension is a fraction of a height.
  open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
  /// Whether the dimension is absolute.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether the dimension is an estimate.
  open var isEstimated: Bool { length.isEstimated }
}

/// The size of an element in a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSize".
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }
}

/// The distance between items of a group.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSpacing".
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing, or its minimum if it is flexible, in points.
  public let spacing: CGFloat
  /// Whether the spacing grows into free space.
  public let isFlexibleSpacing: Bool
  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }
  /// A fixed spacing, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// A flexible spacing with a minimum, in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
