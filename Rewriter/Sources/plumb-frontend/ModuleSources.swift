internal import SourceRewriting

/// The sources of a module, of which only those are read that changed since they were last looked at.
struct ModuleSources {
  /// The marks of all sources.
  private(set) var marks = SourceMarks()
  private let paths: [String]
  /// The facts of each source; nil for one that cannot be read, which is the compiler's to complain about.
  private var records: [ModuleCache.Record?]
  /// The texts of the sources that changed, by their indices.
  private let changed: [Int: String]
  /// The facts of the run before.
  private let known: [String: ModuleCache.Record]
  private let cache: String
  private let key: String

  /// Creates the list by reading what changed, without parsing it: most modules of a build are not a client's.
  ///
  /// - Parameters:
  ///   - states: The sources' states; see ``Files/state(_:)``.
  ///   - cache: The path of the module's cache.
  ///   - key: What the rewriting depends on beside the module's sources and the facts of others.
  init(_ paths: [String], states: [String], cache: String, key: String) {
    (self.paths, self.cache, self.key) = (paths, cache, key)
    known = ModuleCache(cache, for: key)?.records ?? [:]
    var changed: [Int: String] = [:]
    records = []
    for (index, (path, state)) in zip(paths, states).enumerated() {
      var record = known[path]
      if record?.state != state {
        let text = Files.read(path)
        changed[index] = text
        record = text.map { ModuleCache.Record(state: state, marks: SourceMarks($0)) }
      }
      if let record { marks.add(record.marks) }
      records.append(record)
    }
    self.changed = changed
  }

  /// Keeps what is known for the next time.
  func save() {
    var cache = ModuleCache()
    for case let (path, record?) in zip(paths, records) { cache.records[path] = record }
    cache.write(to: self.cache, for: key)
  }

  /// Rewrites what has to be rewritten, and keeps what is known.
  ///
  /// - Parameters:
  ///   - areFactsNew: Whether every source has to be rewritten: other modules' facts changed, or what a source becomes
  ///     depends on more of the others than their declarations.
  ///   - write: Called with the index and the new text of each source that rewriting changes.
  mutating func rewrite(
    _ imported: ImportedFacts, areFactsNew: Bool, for platform: Platform,
    write: (Int, String) -> Void
  ) -> RewrittenSources {
    let (files, stale) = parse(all: areFactsNew)
    let module = RewrittenModule(files, only: stale, imported: imported, for: platform)
    for index in stale {
      let path = paths[index]
      records[index]?.isRewritten = module.texts[path] != nil
      records[index]?.counts = module.counts[path] ?? RewriteCounts()
      if let text = module.texts[path] { write(index, text) }
    }
    save()
    var result = RewrittenSources(facts: module.facts)
    for case let (index, record?) in records.enumerated() {
      result.counts.add(record.counts)
      for idiom in [RewriteCounts.Idiom.dropped, .ended] {
        result.dropped[idiom, default: []] += (record.counts.names[idiom] ?? []).map {
          ($0, paths[index])
        }
      }
      if record.isRewritten { result.indices.append(index) }
    }
    return result
  }

  /// Parses the sources that changed, and the skeletons of the others; all sources as they are where a changed
  /// one declares something else than before.
  ///
  /// - Returns: The sources, and which of them have to be rewritten.
  private mutating func parse(all: Bool) -> (files: [SourceFile], stale: Set<Int>) {
    let (paths, records, changed) = (paths, records, changed)
    var files = Parallel.map(paths.count) { index in
      SourceFile(path: paths[index], text: changed[index] ?? records[index]?.skeleton ?? "")
    }
    let skeletons = files
    let new = Parallel.map(paths.count) { index in
      changed[index] == nil ? nil : skeletons[index].skeleton
    }
    var isAlike = !all && known.count == paths.count
    for case let (index, skeleton?) in new.enumerated() {
      if known[paths[index]]?.skeleton != skeleton { isAlike = false }
      self.records[index]?.skeleton = skeleton
    }
    if isAlike { return (files, Set(changed.keys)) }
    files = Parallel.map(paths.count) { index in
      guard changed[index] == nil, let text = Files.read(paths[index]) else {
        return skeletons[index]
      }
      return SourceFile(path: paths[index], text: text)
    }
    for index in files.indices where self.records[index]?.skeleton.isEmpty == true {
      self.records[index]?.skeleton = files[index].skeleton
    }
    return (files, Set(files.indices))
  }
}

/// The result of rewriting a module.
struct RewrittenSources {
  /// The facts for modules that import this one.
  let facts: String
  /// The counts of what was rewritten.
  var counts = RewriteCounts()
  /// The names of the declarations that are not compiled, and of those whose code ends the program, with their sources.
  var dropped: [RewriteCounts.Idiom: [(name: String, path: String)]] = [:]
  /// The sources that rewriting changed.
  var indices: [Int] = []
}
