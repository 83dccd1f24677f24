/// A type of data of the system's list.
///
/// Source: Apple, "System-declared uniform type identifiers", and the registered MIME types.
struct KnownType {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }

  static let byIdentifier: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// Identifier, parents, extensions, MIME types.
  static let all: [KnownType] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    let words = cells.map { $0.split(separator: " ").map(String.init) }
    return KnownType(
      identifier: String(cells[0]), parents: words[1], extensions: words[2], mimeTypes: words[3])
  }

  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.data|public.item||
    public.directory|public.item||
    public.folder|public.directory||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.resolvable|public.item||
    public.symlink|com.apple.resolvable||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yml yaml|application/x-yaml
    public.json|public.text|json|application/json
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.c-plus-plus-source|public.source-code|cpp cc cxx|
    public.c-header|public.source-code|h|
    public.script|public.source-code||
    public.shell-script|public.script|sh command|
    public.python-script|public.script|py|text/x-python-script
    com.netscape.javascript-source|public.source-code public.executable|js|text/javascript
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    com.apple.property-list|public.data|plist|
    com.apple.log|public.plain-text|log|
    public.image|public.data public.content||
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpg jpeg|image/jpeg
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    com.microsoft.bmp|public.image|bmp|image/bmp
    public.heic|public.heif-standard|heic|image/heic
    public.heif|public.heif-standard|heif|image/heif
    org.webmproject.webp|public.image|webp|image/webp
    public.svg-image|public.image|svg|image/svg+xml
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    com.apple.icns|public.image|icns|
    public.camera-raw-image|public.image||
    com.apple.live-photo|public.item||
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    public.mpeg-4|public.movie|mp4|video/mp4
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.avi|public.movie|avi|video/avi
    public.mp3|public.audio|mp3|audio/mpeg
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    public.midi-audio|public.audio|mid midi|audio/midi
    public.archive|public.data||
    public.zip-archive|public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/x-gzip
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.executable|public.item||
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application com.apple.bundle|app|
    public.font|public.data||
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|public.data||
    public.message|public.content||
    public.contact|public.item||
    public.vcard|public.text public.contact|vcf vcard|text/vcard
    public.calendar-event|public.content||
    public.email-message|public.message||
    public.disk-image|public.archive||
    public.3d-content|public.content||
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    public.x509-certificate|public.data|cer der crt|application/x-x509-ca-cert
    com.rsa.pkcs-12|public.data|p12|application/x-pkcs12
    public.heif-standard|public.image||
    """
}
