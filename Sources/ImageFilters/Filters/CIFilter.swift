public import Foundation

/// A filter by its name, with inputs by their keys.
///
/// `Documentation/Remaining/SystemModules.md` lists the names that exist here. For any other name the initializer returns nil and
/// reports it once on standard error, which on Apple's systems it does for unknown names only.
///
/// - SeeAlso: Apple, "CIFilter", "Core Image Filter Reference".
open class CIFilter: NSObject, NSCopying {
  /// The name.
  open var name: String
  /// Whether the filter takes part; stored only.
  open var isEnabled = true
  private let recipe: FilterRecipe?
  /// The values of the inputs.
  private(set) var values = FilterValues(all: [:])

  /// Creates a filter of a program's own, which overrides ``outputImage``.
  public override init() {
    name = "CIFilter"
    recipe = nil
  }

  /// Creates a filter with its default values; nil for a name that is not known here.
  public init?(name: String) {
    guard let recipe = FilterNames.recipe(name) else { return nil }
    (self.name, self.recipe) = (name, recipe)
    values.all = recipe.defaults()
  }

  /// Creates a filter with values; nil for a name that is not known here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  init(known name: String) {
    (self.name, recipe) = (name, FilterNames.all[name])
    super.init()
    values.all = recipe?.defaults() ?? [:]
  }

  /// The keys of inputs, sorted.
  open var inputKeys: [String] {
    guard let recipe else { return [] }
    return (recipe.others + recipe.defaults().keys).sorted()
  }
  /// The keys of outputs.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name and the inputs with their defaults.
  open var attributes: [String: Any] {
    var all: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
    for key in inputKeys {
      let standard = recipe?.defaults()[key]
      all[key] = standard.map { [kCIAttributeDefault: $0] } ?? [:]
    }
    return all
  }
  /// Sets all inputs that have one to their default.
  open func setDefaults() {
    for (key, value) in recipe?.defaults() ?? [:] { values.all[key] = value }
  }
  /// The filtered image; nil without the inputs that it needs.
  open var outputImage: CIImage? { recipe?.output(values) }

  /// The value of an input or of the output.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  /// Sets an input; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values.all[key] = value }

  /// Returns a filter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = recipe.map({ _ in CIFilter(known: name) }) else { return self }
    copy.values = values
    return copy
  }

  /// The names of the filters that exist here, sorted; categories are not read.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterNames.all.keys.sorted()
  }
  /// The names of the filters that exist here, sorted; categories are not read.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    filterNames(inCategory: nil)
  }
  /// The name for display: the name.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterNames.all[filterName] == nil ? nil : filterName
  }
}

/// The key of the image to be filtered.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that masks.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the filtered image.
public let kCIOutputImageKey = "outputImage"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a ratio of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure, in steps.
public let kCIInputEVKey = "inputEV"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a time from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of an extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's name among attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for display among attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of an input's default among its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
