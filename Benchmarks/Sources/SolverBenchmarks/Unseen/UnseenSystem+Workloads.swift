extension UnseenSystem {
  /// Makes a workload at a size; equal input gives the same rows to the last bit.
  static func make(_ workload: UnseenWorkload, size: Int) -> UnseenSystem {
    var system = UnseenSystem(workload, size: size)
    switch workload {
    case .atMost: system.writeAtMost()
    case .requiredHeights: system.writeRequiredHeights()
    case .isotonic: system.writeIsotonic()
    case .shares: system.writeRow(areEqual: true)
    case .fill: system.writeRow(areEqual: false)
    case .ladder: system.writeLadder()
    case .aspects: system.writeAspects()
    case .guides: system.writeGuides()
    case .dense: system.writeRandom(terms: min(200, size / 2), rowCount: max(1, size / 5))
    case .levels: system.writeLevels()
    case .hidden: system.writeHidden()
    case .middle: system.writeMiddle()
    case .sparse: system.writeRandom(terms: 3, rowCount: size)
    }
    return system
  }
}
