public import Foundation

/// Takes or picks pictures and films; an empty view here: there is neither camera nor library.
///
/// - SeeAlso: Apple, "UIImagePickerController".
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// A source of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The quality of films.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The kind of what the camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The camera at the front or the back.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// The use of the flash.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// The form in which a picture's file is handed over.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
  /// A key of the information about what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The reference to a picture of the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The data about a new picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture and film of a live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The picture as the library has it.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Whether a source is there; always false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The media types of a source; always nil.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Whether a camera is there; always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash; always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of what a camera takes, as numbers; always nil.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The source; default: `photoLibrary`.
  open var sourceType = SourceType.photoLibrary
  /// The identifiers of the types that can be picked; default: pictures.
  open var mediaTypes = ["public.image"]
  /// Whether what was picked can be edited.
  open var allowsEditing = false
  /// The form in which pictures are handed over.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The longest duration of a film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of films.
  open var videoQuality = QualityType.typeMedium
  /// The name of the settings for a film that is handed over.
  open var videoExportPreset = "AVAssetExportPresetMediumQuality"
  /// Whether the camera's controls are shown; stored only.
  open var showsCameraControls = true
  /// The view over the camera's picture; stored only.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; stored only.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The kind of what the camera takes; stored only.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera; stored only.
  open var cameraDevice = CameraDevice.rear
  /// The use of the flash; stored only.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Takes a picture; has no effect.
  open func takePicture() {}
  /// Starts a film and returns whether it began; always false.
  open func startVideoCapture() -> Bool { false }
  /// Stops a film; has no effect.
  open func stopVideoCapture() {}
}

/// Receives what was picked; never called here.
///
/// - SeeAlso: Apple, "UIImagePickerControllerDelegate".
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when something was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Writes a picture to the library; reports an error: there is no library.
///
/// - SeeAlso: Apple, "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)".
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
