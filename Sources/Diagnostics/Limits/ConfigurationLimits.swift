/// The limits of the readers of configurations and baselines; input beyond is refused.
package enum ConfigurationLimits {
  /// Bytes of a `.plumb.yml`: stops texts that take all time and memory.
  ///
  /// A configuration with an exception for each of 500 documents has 80 KB.
  package static let bytes = 256 << 10

  /// Bytes of a pattern of paths: stops patterns that take all time for each path.
  package static let patternBytes = 1024

  /// The errors that are reported of one file: stops reports without end.
  package static let errors = 20
}
