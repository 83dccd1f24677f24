internal import Synchronization

/// A variant of a picture.
package struct ImageVariant: Hashable, Sendable {
  /// Whether the variant is for dark mode.
  package var isDark: Bool
  /// Whether the variant is for right-to-left reading.
  package var isRightToLeft: Bool

  /// Creates a variant for an appearance and a direction.
  package init(isDark: Bool = false, isRightToLeft: Bool = false) {
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
  }

  /// All variants.
  package static let all = [false, true].flatMap { isDark in
    [false, true].map { ImageVariant(isDark: isDark, isRightToLeft: $0) }
  }
}

/// The variants of a picture for both appearances and directions, each created when it is first shown.
package final class ImageFamily: Sendable {
  private let create: @Sendable (ImageVariant) -> ImageContent
  private let cache = Mutex<[ImageVariant: ImageContent]>([:])

  /// Creates a family from a function that creates variants.
  package init(_ make: @escaping @Sendable (ImageVariant) -> ImageContent) { self.create = make }

  /// The picture in a variant.
  package func content(_ variant: ImageVariant) -> ImageContent {
    // Stored without the family, to avoid a reference cycle.
    var content = cache.withLock { $0[variant] } ?? create(variant)
    content.family = nil
    content.shownVariant = variant
    cache.withLock { [content] in $0[variant] = content }
    content.family = self
    return content
  }

  /// Returns the family with a change applied to each variant.
  func changed(_ change: @escaping @Sendable (inout ImageContent) -> Void) -> ImageFamily {
    ImageFamily { [self] variant in
      var content = content(variant)
      change(&content)
      return content
    }
  }
}

extension ImageContent {
  /// Returns the picture with a change applied to all variants.
  package func changed(
    _ change: @escaping @Sendable (inout ImageContent) -> Void
  ) -> ImageContent {
    var copy = self
    change(&copy)
    copy.family = family?.changed(change)
    return copy
  }

  /// The picture in a variant; the picture itself if it has only one.
  package func resolved(_ variant: ImageVariant) -> ImageContent {
    family?.content(variant) ?? self
  }
}
