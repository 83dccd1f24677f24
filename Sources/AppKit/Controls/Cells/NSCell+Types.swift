internal import Foundation

extension NSCell {
  /// The kind of a cell's content.
  public enum CellType: UInt, Sendable {
    case nullCellType, textCellType, imageCellType
  }
  /// The parts of a cell at a point; raw values are Apple's.
  public struct HitResult: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The content.
    public static let contentArea = HitResult(rawValue: 1)
    /// Text that can be edited.
    public static let editableTextArea = HitResult(rawValue: 2)
    /// A part that follows presses.
    public static let trackableArea = HitResult(rawValue: 4)
  }
  /// The way in which a cell shows that it is pressed or on; raw values are Apple's.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not at all.
    public static let noCellMask: StyleMask = []
    /// The other content.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// The look of a pressed button.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// Other greys.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// Another background.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
  /// An attribute of a cell, for `cellAttribute`.
  public enum Attribute: UInt, Sendable {
    case cellDisabled, cellState, pushInCell, cellEditable, changeGrayCell, cellHighlighted
    case cellLightsByContents, cellLightsByGray, changeBackgroundCell, cellLightsByBackground
    case cellIsBordered, cellHasOverlappingImage, cellHasImageHorizontal, cellHasImageOnLeftOrBottom
    case cellChangesContents, cellIsInsetButton, cellAllowsMixedState
  }

  /// Creates a cell of the class that a metatype stands for.
  static func make(_ kind: NSCell.Type) -> NSCell { kind.created("") }

  // Unchecked: a class that a program names at run time is made by an initializer that it inherits.
  @_silgen_name("$s6AppKit6NSCellC4madeACSS_tcfC")
  private static func created(_ text: __owned String) -> NSCell

  /// Creates a cell with the class's own initializer.
  package convenience init(made text: String) { self.init(textCell: text) }
}

/// The tint of a control; deprecated by Apple, and without effect.
public enum NSControlTint: UInt, Sendable {
  case defaultControlTint = 0
  case blueControlTint = 1
  case graphiteControlTint = 6
  case clearControlTint = 7
}

extension NSView {
  /// The look of what is behind a view or a cell.
  public enum BackgroundStyle: Int, Sendable {
    case normal, emphasized, raised, lowered
    /// A light background; equal to `normal`.
    public static var light: BackgroundStyle { .normal }
    /// A dark background; equal to `emphasized`.
    public static var dark: BackgroundStyle { .emphasized }
  }
}
