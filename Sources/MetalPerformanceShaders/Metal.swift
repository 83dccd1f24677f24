/// A device that calculates beside the processor, which is never found here.
///
/// - SeeAlso: Apple, "MTLDevice".
public protocol MTLDevice: AnyObject {
  /// The name.
  var name: String { get }
  /// Returns a queue; nil without memory.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// The steps that wait for a device.
///
/// - SeeAlso: Apple, "MTLCommandQueue".
public protocol MTLCommandQueue: AnyObject {
  /// The device.
  var device: any MTLDevice { get }
  /// Returns steps; nil without memory.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Steps for a device.
///
/// - SeeAlso: Apple, "MTLCommandBuffer".
public protocol MTLCommandBuffer: AnyObject {
  /// The device.
  var device: any MTLDevice { get }
  /// Ends the steps.
  func commit()
  /// Waits until the device has done the steps.
  func waitUntilCompleted()
}

/// A picture in a device's memory.
///
/// - SeeAlso: Apple, "MTLTexture".
public protocol MTLTexture: AnyObject {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
}

/// Returns nil: there is no device.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// Returns no device.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
