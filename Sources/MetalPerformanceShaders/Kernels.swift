/// Whether a device has the module's kernels; false.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A step of a device; it does nothing, as there is no device.
///
/// - SeeAlso: Apple, "MPSKernel".
open class MPSKernel {
  /// The device.
  public let device: any MTLDevice
  /// A name for logs.
  open var label: String?
  /// Creates a step of a device.
  public init(device: any MTLDevice) { self.device = device }
}

/// A step from one picture to another one; it does nothing, as there is no device.
///
/// - SeeAlso: Apple, "MPSUnaryImageKernel".
open class MPSUnaryImageKernel: MPSKernel {
  /// Does nothing.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) {}
}

/// A step that makes values above a threshold one value and others 0; it does nothing, as there is no device.
///
/// - SeeAlso: Apple, "MPSImageThresholdBinary".
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The threshold.
  public let thresholdValue: Float
  /// The value of what is above.
  public let maximumValue: Float
  /// Creates a step.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}

/// A step that blurs by a Gauss curve; it does nothing, as there is no device.
///
/// - SeeAlso: Apple, "MPSImageGaussianBlur".
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
  /// The deviation in pixels.
  public let sigma: Float
  /// Creates a step.
  public init(device: any MTLDevice, sigma: Float) {
    self.sigma = sigma
    super.init(device: device)
  }
}
