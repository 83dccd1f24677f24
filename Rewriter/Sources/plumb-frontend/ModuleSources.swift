internal import SourceRewriting

/// The sources of a module, of which only those are read that changed since they were last rewritten.
struct ModuleSources {
  /// What all sources say about themselves.
  private(set) var marks = SourceMarks()
  private let paths: [String]
  private var records: [String: ModuleCache.Record] = [:]
  private var files: [SourceFile] = []
  /// The sources that have to be rewritten.
  private var stale: Set<Int> = []
  private let cache: String

  /// Reads what changed.
  ///
  /// - Parameters:
  ///   - states: The sources' states; see ``Files/state(_:)``.
  ///   - cache: The path of the module's cache.
  ///   - key: What the rewriting depends on beside the module's sources and the facts of others.
  init(_ paths: [String], states: [String], cache: String, key: String) {
    self.paths = paths
    self.cache = cache
    let known = ModuleCache(cache, for: key)?.records ?? [:]
    var isAlike = paths.allSatisfy { known[$0] != nil } && known.count == paths.count
    let read = Parallel.map(paths.count) {
      index -> (SourceFile, ModuleCache.Record, isNew: Bool)? in
      let (path, state) = (paths[index], states[index])
      if let record = known[path], record.state == state {
        return (SourceFile(path: path, text: record.skeleton), record, false)
      }
      // A source that cannot be read is the compiler's to complain about.
      guard let text = Files.read(path) else { return nil }
      let file = SourceFile(path: path, text: text)
      let record = ModuleCache.Record(
        state: state, marks: SourceMarks(text), counts: RewriteCounts(), isRewritten: false,
        skeleton: file.skeleton)
      return (file, record, true)
    }
    for case let (file, record, isNew)? in read {
      if isNew {
        stale.insert(files.count)
        if known[file.path]?.skeleton != record.skeleton { isAlike = false }
      }
      files.append(file)
      records[file.path] = record
      marks.add(record.marks)
    }
    if !isAlike { readAll() }
  }

  /// Reads the sources again of which only the skeletons were read.
  private mutating func readAll() {
    let (files, stale) = (files, stale)
    self.files = Parallel.map(files.count) { index in
      let file = files[index]
      guard !stale.contains(index), let text = Files.read(file.path) else { return file }
      return SourceFile(path: file.path, text: text)
    }
    self.stale = Set(files.indices)
  }

  /// Rewrites what has to be rewritten.
  ///
  /// - Parameters:
  ///   - write: Called with the index and the new text of each source that rewriting changes.
  ///   - areFactsNew: Whether other modules' facts changed, on which every source depends.
  mutating func rewrite(
    _ imported: ImportedFacts, areFactsNew: Bool, for platform: Platform, key: String,
    write: (Int, String) -> Void
  ) -> RewrittenSources {
    if areFactsNew { readAll() }
    let module = RewrittenModule(files, only: stale, imported: imported, for: platform)
    for index in stale {
      let path = files[index].path
      records[path]?.isRewritten = module.texts[path] != nil
      records[path]?.counts = module.counts[path] ?? RewriteCounts()
    }
    var result = RewrittenSources(facts: module.facts)
    for (index, path) in paths.enumerated() {
      guard let record = records[path] else { continue }
      result.counts.add(record.counts)
      if record.isRewritten { result.indices.append(index) }
      if let text = module.texts[path] { write(index, text) }
    }
    var cache = ModuleCache()
    cache.records = records
    cache.write(to: self.cache, for: key)
    return result
  }
}

/// What the rewriting of a module gave.
struct RewrittenSources {
  /// What modules that import this one have to know.
  let facts: String
  /// What was rewritten.
  var counts = RewriteCounts()
  /// The sources that rewriting changed.
  var indices: [Int] = []
}
