/// Modules of Apple's systems that are here in part: names with their prefixes that the library does not declare are taken
/// for names of a module that is absent.
///
/// `Scripts/public-api --accept` writes the declared names; a test compares them with `Documentation/API`.
enum PartialModules {
  /// The prefixes of a module's names.
  static let prefixes: [String: [String]] = [
    "AVFoundation": ["AV", "CM", "kCM", "CV", "kCV", "kAudio", "Audio"],
    "AVKit": ["AV"],
    "Accelerate": ["vDSP_", "vImage", "kvImage", "vForce", "BNNS", "cblas_"],
    "CoreLocation": ["CL", "kCL"],
    "CoreMedia": ["CM", "kCM"],
    "CoreText": ["CT", "kCT"],
    "CoreVideo": ["CV", "kCV"],
    "ImageIO": ["kCGImage", "CGImageSource", "CGImageDestination", "CGImageMetadata"],
    "MessageUI": ["MF"],
    "MetalPerformanceShaders": ["MPS", "MTL"],
    "SafariServices": ["SF"],
    "WebKit": ["WK"],
  ]

  /// The modules, with what they lack.
  static let all: [String: AbsentModules.Module] = prefixes.mapValues {
    AbsentModules.Module(prefixes: $0, isIn: declared)
  }

  /// The names with a prefix of a module that are declared here.
  private static let declared: Set<String> = [
    "AVAsset", "AVAssetImageGenerator", "AVAssetTrack", "AVAudioPlayer", "AVAudioSession",
    "AVCaptureConnection", "AVCaptureDevice", "AVCaptureDeviceInput", "AVCaptureInput",
    "AVCaptureMetadataOutput", "AVCaptureOutput", "AVCapturePhotoOutput", "AVCaptureSession",
    "AVCaptureVideoDataOutput", "AVCaptureVideoPreviewLayer",
    "AVMetadataMachineReadableCodeObject", "AVMetadataObject", "AVPlayer", "AVPlayerItem",
    "AVPlayerLayer", "AVPlayerViewController", "AVQueuePlayer", "AVURLAsset", "CLFloor",
    "CLLocation", "CLLocationManager", "CLLocationSourceInformation", "CMFormatDescription",
    "CMSampleBuffer", "CTFont", "CTFontDescriptor", "CTFrame", "CTFramesetter", "CTLine", "CTRun",
    "CTRunDelegate", "CTTypesetter", "CVDisplayLink", "CVPixelBuffer",
    "MFMailComposeViewController", "MFMessageComposeViewController", "MPSImageGaussianBlur",
    "MPSImageThresholdBinary", "MPSKernel", "MPSUnaryImageKernel", "SFSafariViewController",
    "WKNavigation", "WKNavigationAction", "WKPreferences", "WKScriptMessage",
    "WKSnapshotConfiguration", "WKUserContentController", "WKUserScript", "WKWebView",
    "WKWebViewConfiguration", "WKWebpagePreferences",
  ]
}
