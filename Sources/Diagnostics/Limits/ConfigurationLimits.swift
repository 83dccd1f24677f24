/// The limits for reading configurations and baselines; larger inputs are rejected.
package enum ConfigurationLimits {
  /// The maximum size of a `.plumb.yml`, in bytes; prevents excessive time and memory use.
  ///
  /// A configuration with an exception for each of 500 documents has 80 KB.
  package static let bytes = 256 << 10

  /// The maximum size of a path pattern, in bytes; prevents excessive time for each path.
  package static let patternBytes = 1024

  /// The maximum number of reported errors per file; prevents endless reports.
  package static let errors = 20
}
