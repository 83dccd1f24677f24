/// The system fonts that set the same text at different widths.
///
/// Only documents know the older ones: they are laid out as the tool that saved them did. The width of a label at
/// 17 points differs by 0.0033 em a letter: of 175 stored widths of one line in documents before Xcode 12
/// (45 repositories) 65 come out with the later spacing, 113 with the earlier one. At 13, 14, 15 and 16 points the
/// same documents agree with the later one.
///
/// At 18 and 19 points the later one is set tighter, since its letters become narrower from 17 points on.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#the-system-font-before-xcode-12`,
///   `Rules/DocumentsMacOS.md#system-fonts-before-macos-1011`.
package enum FontEdition: Hashable, Sendable {
  /// Lucida Grande, the system font of OS X 10.9 and earlier.
  case lucidaGrande
  /// Helvetica Neue, the system font of OS X 10.10.
  case helveticaNeue
  /// The font of iOS 9 to 13.
  case iOS9
  /// The font of iOS 14 and later.
  case current

  /// The difference between the former and the current spacing in em, by size in points; 0 outside.
  private static let formerSpacing: [(Double, Double)] = [
    (16, 0), (17, 0.0033), (18, 0.002), (19, 0.007), (20, 0),
  ]

  /// The font whose letters the edition has; nil for San Francisco.
  var family: String? {
    switch self {
    case .lucidaGrande: "Lucida Grande"
    case .helveticaNeue: "Helvetica Neue"
    case .iOS9, .current: nil
    }
  }

  /// The spacing of ``family`` in em.
  ///
  /// In OS X 10.10 the system font is set wider than Helvetica: 40 labels and titles at 13 points in 6 repositories
  /// have 0.033 em a letter more in the median.
  var familySpacing: Double { self == .helveticaNeue ? 0.033 : 0 }

  /// The difference between the edition's and the current spacing in em, by size in points.
  var spacing: [(Double, Double)] { self == .iOS9 ? Self.formerSpacing : [] }
}
