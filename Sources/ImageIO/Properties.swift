public import FoundationShims

// The keys of options and properties. Source: Apple, "CGImageProperties", "CGImageSource".

/// The key of an option: whether pixels are kept.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of an option: whether pixels are decoded at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of an option: whether numbers may be fractions.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The key of an option: the likely type.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of an option: whether a small picture is made of the whole one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of an option: whether a missing small picture is made.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of an option: whether the orientation is applied.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The key of an option: the longest side in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of an option: the factor of decoding; not read.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The key of a property: the quality from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The key of a property: the colour behind translucent parts; not read.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The key of a property: the width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of a property: the height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of a property: the pixels of an inch across.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of a property: the pixels of an inch down.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of a property: the bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of a property: the orientation from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of a property: whether a pixel is translucent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of a property: the model of colours.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The name of the model of greys.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The key of a property: the name of the colours' profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The key of the properties of GIF files.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the time that a picture is shown in seconds, at least a tenth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the time that a picture is shown in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the number of times that pictures are shown; 0 for no end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the properties of cameras; none are read.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the properties of TIFF files; none are read.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the properties of places; none are read.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the properties of news; none are read.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The key of the properties of PNG files; none are read.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the properties of JFIF files; none are read.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of the time that a picture of an animated PNG is shown; not read.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key of the time that a picture of an animated PNG is shown; not read.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the properties of sequences in HEIC files; none are read.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// The key of the properties of WebP files; none are read.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
