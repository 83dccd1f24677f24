public import Foundation
public import QuartzCore

// There is no camera and no microphone: devices are nil, permissions are denied, and sessions keep what they are given.
// Source: Apple, "AVCaptureDevice", "AVCaptureSession".

/// A camera or a microphone.
open class AVCaptureDevice: NSObject {
  /// A place of a device.
  public enum Position: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// At the back.
    case back = 1
    /// At the front.
    case front = 2
  }
  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
  }
  /// The state of a light.
  public enum TorchMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// By brightness.
    case auto = 2
  }
  /// The state of a flash.
  public enum FlashMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// By brightness.
    case auto = 2
  }
  init(none: Void) {}
  /// Whether there is a light: false.
  open var hasTorch: Bool { false }
  /// Whether there is a flash: false.
  open var hasFlash: Bool { false }
  /// The state of the light.
  open var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// The place.
  open var position: Position { .unspecified }
  /// Throws: there is no device.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Does nothing.
  open func unlockForConfiguration() {}
  /// Returns nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns that use is denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Calls the handler with false.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
}

/// The permission to use a device.
///
/// - SeeAlso: Apple, "AVAuthorizationStatus".
public enum AVAuthorizationStatus: Int, Sendable {
  /// Not asked for.
  case notDetermined = 0
  /// Not possible.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Granted.
  case authorized = 3
}

/// An input of a session.
open class AVCaptureInput: NSObject {}
/// An output of a session.
open class AVCaptureOutput: NSObject {}
/// The input of a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates the input of a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
/// The output of photographs.
open class AVCapturePhotoOutput: AVCaptureOutput {}
/// The output of pictures of a film.
open class AVCaptureVideoDataOutput: AVCaptureOutput {}
/// The output of codes.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds of codes; stored only.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The delegate; never called.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Sets the delegate; never called.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}
/// An object that is notified of codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called for codes on Apple's systems.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
/// A finding of a camera.
open class AVMetadataObject: NSObject {
  /// A kind of finding.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A bar code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// The code of articles.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// The short code of articles.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// The kind.
  public let type: ObjectType
  init(_ type: ObjectType) { self.type = type }
}
/// A code that a camera read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text: nil, since no camera reads.
  open var stringValue: String? { nil }
}
/// A connection of an input and an output.
open class AVCaptureConnection: NSObject {
  /// Whether it can turn pictures: false.
  open var isVideoOrientationSupported: Bool { false }
}

/// The flow from inputs to outputs.
open class AVCaptureSession: NSObject {
  /// A quality.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a quality of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// The best.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// The middle.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
  }
  /// The quality; stored only.
  open var sessionPreset = Preset.high
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it was started.
  open private(set) var isRunning = false
  /// Whether an input can be added: true.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added: true.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Does nothing.
  open func beginConfiguration() {}
  /// Does nothing.
  open func commitConfiguration() {}
  /// Notes that it runs.
  open func startRunning() { isRunning = true }
  /// Notes that it does not run.
  open func stopRunning() { isRunning = false }
}

/// A layer of a camera's pictures, which is clear: there is no camera.
///
/// - SeeAlso: Apple, "AVCaptureVideoPreviewLayer".
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The way pictures fill the layer; stored only.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection: none.
  open var connection: AVCaptureConnection? { nil }
  /// The object in the coordinates of the layer: none, as there is no camera.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
