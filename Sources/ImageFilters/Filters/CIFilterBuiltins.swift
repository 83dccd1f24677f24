public import Foundation

// Filters with typed inputs. Source: Apple, "CIFilterBuiltins".

/// A filter with a typed output.
public protocol CIFilterProtocol: AnyObject {
  /// The filtered image; nil without the inputs that it needs.
  var outputImage: CIImage? { get }
}

/// A QR code.
///
/// - SeeAlso: Apple, "CIQRCodeGenerator".
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes to be encoded.
  var message: Data { get set }
  /// The level of check words: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A bar code.
///
/// - SeeAlso: Apple, "CICode128BarcodeGenerator".
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The letters to be encoded.
  var message: Data { get set }
  /// The width of the margin in pixels.
  var quietSpace: Float { get set }
  /// The height of the bars in pixels.
  var barcodeHeight: Float { get set }
}

/// A blur by a Gauss curve.
///
/// - SeeAlso: Apple, "CIGaussianBlur".
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The deviation in pixels.
  var radius: Float { get set }
}

/// A blur by means of squares.
///
/// - SeeAlso: Apple, "CIBoxBlur".
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The radius of the square in pixels.
  var radius: Float { get set }
}

/// A change of saturation, brightness and contrast.
///
/// - SeeAlso: Apple, "CIColorControls".
public protocol CIColorControls: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 leaves it.
  var saturation: Float { get set }
  /// The brightness; 0 leaves it.
  var brightness: Float { get set }
  /// The contrast; 1 leaves it.
  var contrast: Float { get set }
}

/// The inverse of colours.
///
/// - SeeAlso: Apple, "CIColorInvert".
public protocol CIColorInvert: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
}

/// Shades of one colour.
///
/// - SeeAlso: Apple, "CIColorMonochrome".
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The colour of the lightest parts.
  var color: CIColor { get set }
  /// The share of the change.
  var intensity: Float { get set }
}

/// Shades of brown.
///
/// - SeeAlso: Apple, "CISepiaTone".
public protocol CISepiaTone: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The share of the change.
  var intensity: Float { get set }
}

/// Shades between two colours.
///
/// - SeeAlso: Apple, "CIFalseColor".
public protocol CIFalseColor: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The colour of the darkest parts.
  var color0: CIColor { get set }
  /// The colour of the lightest parts.
  var color1: CIColor { get set }
}

/// Squares of one colour each.
///
/// - SeeAlso: Apple, "CIPixellate".
public protocol CIPixellate: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// A corner of squares.
  var center: CGPoint { get set }
  /// The side of squares in pixels.
  var scale: Float { get set }
}

/// Dark corners.
///
/// - SeeAlso: Apple, "CIVignette".
public protocol CIVignette: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The share by which corners are darker.
  var intensity: Float { get set }
  /// The reach of the light part.
  var radius: Float { get set }
}

/// A change of exposure.
///
/// - SeeAlso: Apple, "CIExposureAdjust".
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The exposure in steps.
  var ev: Float { get set }
}

/// A turn of hues.
///
/// - SeeAlso: Apple, "CIHueAdjust".
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The turn of hues in radians.
  var angle: Float { get set }
}

/// Opacity from brightness.
///
/// - SeeAlso: Apple, "CIMaskToAlpha".
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
}

/// A combination by a mask.
///
/// - SeeAlso: Apple, "CIBlendWithMask".
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image in front.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The image whose light parts show the front.
  var maskImage: CIImage? { get set }
}

/// A combination of two images.
///
/// - SeeAlso: Apple, "CICompositeOperation".
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image in front.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}

/// A gradient along a line.
///
/// - SeeAlso: Apple, "CILinearGradient".
public protocol CILinearGradient: CIFilterProtocol {
  /// The start.
  var point0: CGPoint { get set }
  /// The end.
  var point1: CGPoint { get set }
  /// The colour of the start.
  var color0: CIColor { get set }
  /// The colour of the end.
  var color1: CIColor { get set }
}

/// A change of size.
///
/// - SeeAlso: Apple, "CILanczosScaleTransform".
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image to be filtered.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The factor of widths beside the scale.
  var aspectRatio: Float { get set }
}

/// A filter with all typed inputs, of which a maker's protocol shows its own.
final class BuiltInFilter: CIFilter {
  private func number(_ key: String) -> Float { Float(values.number(key)) }
  private func point(_ key: String) -> CGPoint { values.point(key) }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
}

extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CICompositeOperation {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CILanczosScaleTransform {}

extension CIFilter {
  /// A QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter(known: "CIQRCodeGenerator")
  }
  /// A bar code.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltInFilter(known: "CICode128BarcodeGenerator")
  }
  /// A blur by a Gauss curve.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter(known: "CIGaussianBlur")
  }
  /// A blur by means of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltInFilter(known: "CIBoxBlur")
  }
  /// A change of saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter(known: "CIColorControls")
  }
  /// The inverse of colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltInFilter(known: "CIColorInvert")
  }
  /// Shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter(known: "CIColorMonochrome")
  }
  /// Shades of brown.
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltInFilter(known: "CISepiaTone")
  }
  /// Shades between two colours.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltInFilter(known: "CIFalseColor")
  }
  /// Squares of one colour each.
  public class func pixellate() -> any CIFilter & CIPixellate {
    BuiltInFilter(known: "CIPixellate")
  }
  /// Dark corners.
  public class func vignette() -> any CIFilter & CIVignette {
    BuiltInFilter(known: "CIVignette")
  }
  /// A change of exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltInFilter(known: "CIExposureAdjust")
  }
  /// A turn of hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltInFilter(known: "CIHueAdjust")
  }
  /// Opacity from brightness.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltInFilter(known: "CIMaskToAlpha")
  }
  /// A combination by a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltInFilter(known: "CIBlendWithMask")
  }
  /// A combination of two images.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CISourceOverCompositing")
  }
  /// A gradient along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltInFilter(known: "CILinearGradient")
  }
  /// A change of size.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltInFilter(known: "CILanczosScaleTransform")
  }
  /// Products of colours.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CIMultiplyBlendMode")
  }
  /// Inverses of products of inverse colours.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CIScreenBlendMode")
  }
  /// The front where the back is.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CISourceAtopCompositing")
  }
  /// Sums of colours.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CIAdditionCompositing")
  }
}
