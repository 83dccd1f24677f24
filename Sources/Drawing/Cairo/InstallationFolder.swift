internal import CInstallation

/// The folder with the fonts, the pictures of symbols and the readers of pictures that an archive of Plumb contains.
///
/// Where the program, or the library that a toolset provides, was unpacked from an archive, fontconfig and gdk-pixbuf
/// are told about the folder before they are asked for anything.
package enum InstallationFolder {
  /// The folder's path; nil where Plumb was built in place and uses what the system has.
  package static let path: String? = plumb_installation_folder().map { String(cString: $0) }
}
