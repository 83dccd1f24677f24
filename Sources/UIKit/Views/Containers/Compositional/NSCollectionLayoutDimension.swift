public import Foundation
internal import ViewArrangements

/// How wide or how high something of a layout is.
///
/// - SeeAlso: Apple, "NSCollectionLayoutDimension".
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  let length: NestedArrangement.Length
  init(_ length: NestedArrangement.Length) { self.length = length }

  /// A part of the width of what is around.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth(fractionalWidth))
  }
  /// A part of the height of what is around.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight(fractionalHeight))
  }
  /// Points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// A guess in points, until the content says how long it is.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// The number that it was made with.
  open var dimension: CGFloat {
    switch length {
    case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value),
      .estimated(let value):
      value
    }
  }
  /// Whether it is a part of a width.
  open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
  /// Whether it is a part of a height.
  open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether it is a guess.
  open var isEstimated: Bool { length.isEstimated }
}

/// How wide and how high something of a layout is.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSize".
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }
}

/// The distance between items of a group.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSpacing".
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// How long it is, or at least is, in points.
  public let spacing: CGFloat
  /// Whether what is left over makes it longer.
  public let isFlexibleSpacing: Bool
  /// Whether it is exactly so long.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }
  /// A distance that is exactly so long.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// A distance that is at least so long.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
