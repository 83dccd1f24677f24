public import Foundation

/// The content of a bar code.
///
/// - SeeAlso: Apple, "CIBarcodeDescriptor".
open class CIBarcodeDescriptor: NSObject, NSCopying {
  override init() {}
  /// Returns the same object: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The content of a QR code.
///
/// - SeeAlso: Apple, "CIQRCodeDescriptor".
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
  /// The part of a code that may be lost; raw values are the letters.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// 7 %.
    case levelL = 76
    /// 15 %.
    case levelM = 77
    /// 25 %.
    case levelQ = 81
    /// 30 %.
    case levelH = 72
  }
  /// The bytes of the code with those for corrections.
  public let errorCorrectedPayload: Data
  /// The version, from 1 to 40, which decides about the size.
  public let symbolVersion: Int
  /// The number of the pattern over the code, from 0 to 7.
  public let maskPattern: UInt8
  /// The part that may be lost.
  public let errorCorrectionLevel: ErrorCorrectionLevel
  /// Creates the content of a code; nil for a version or a pattern that there is not.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
    self.errorCorrectionLevel = errorCorrectionLevel
    super.init()
  }
}

/// The content of a Data Matrix code, which is never drawn here.
///
/// - SeeAlso: Apple, "CIDataMatrixCodeDescriptor".
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
  /// The kind of corrections; raw values are Apple's.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0, v050 = 50, v080 = 80, v100 = 100, v140 = 140, v200 = 200
  }
  /// The bytes of the code with those for corrections.
  public let errorCorrectedPayload: Data
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// The kind of corrections.
  public let eccVersion: ECCVersion
  /// Creates the content of a code; nil without rows or columns.
  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion
  ) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
    super.init()
  }
}

/// The meaning of opacity where an image is drawn; raw values are Apple's.
///
/// - SeeAlso: Apple, "CIRenderDestinationAlphaMode".
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none, premultiplied, unpremultiplied
}
