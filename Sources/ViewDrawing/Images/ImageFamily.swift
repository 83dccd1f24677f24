internal import Synchronization

/// One of the looks of a picture.
package struct ImageVariant: Hashable, Sendable {
  /// Whether it is the one for the dark.
  package var isDark: Bool
  /// Whether it is the one for reading from right to left.
  package var isRightToLeft: Bool

  /// Creates a look by what it is for.
  package init(isDark: Bool = false, isRightToLeft: Bool = false) {
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
  }

  /// All looks.
  package static let all = [false, true].flatMap { isDark in
    [false, true].map { ImageVariant(isDark: isDark, isRightToLeft: $0) }
  }
}

/// The looks of a picture in both appearances and directions, each made when it is first shown.
package final class ImageFamily: Sendable {
  private let create: @Sendable (ImageVariant) -> ImageContent
  private let cache = Mutex<[ImageVariant: ImageContent]>([:])

  /// Creates a family by what makes its members.
  package init(_ make: @escaping @Sendable (ImageVariant) -> ImageContent) { self.create = make }

  /// The picture in a look.
  package func content(_ variant: ImageVariant) -> ImageContent {
    // Kept without the family: it would keep itself.
    var content = cache.withLock { $0[variant] } ?? create(variant)
    content.family = nil
    content.shownVariant = variant
    cache.withLock { [content] in $0[variant] = content }
    content.family = self
    return content
  }

  /// The family with a change to each member.
  func changed(_ change: @escaping @Sendable (inout ImageContent) -> Void) -> ImageFamily {
    ImageFamily { [self] variant in
      var content = content(variant)
      change(&content)
      return content
    }
  }
}

extension ImageContent {
  /// The picture with a change, in all its looks.
  package func changed(
    _ change: @escaping @Sendable (inout ImageContent) -> Void
  ) -> ImageContent {
    var copy = self
    change(&copy)
    copy.family = family?.changed(change)
    return copy
  }

  /// The picture in a look; itself where it has only one.
  package func resolved(_ variant: ImageVariant) -> ImageContent {
    family?.content(variant) ?? self
  }
}
