import TactusCommandKit
import TactusFiles

/// The library libxml2, a module of an iPhone that is Debian's package `libxml2-dev` here.
///
/// Its module map lies in a folder of its own, where the compiler looks for it only if no package
/// of the client has a module of this name.
struct XMLLibrary {
  /// The folder, in the folder `modules` of the SDK.
  let folder: String

  /// The name of the folder in it in which the compiler finds the headers.
  static let headerFolderName = "include"

  private var headerFolder: String { "\(folder)/\(Self.headerFolderName)" }

  /// Writes the module map and the headers.
  ///
  /// - Throws: An error if a file cannot be written.
  func write() throws {
    try FileTree.makeFolder("\(headerFolder)/unicode")
    try FileTree.link("\(headerFolder)/libxml", to: "/usr/include/libxml2/libxml")
    try OutputFile.write(text: Self.converterHeader, to: "\(headerFolder)/unicode/ucnv.h")
    let headers = Self.headers.split(whereSeparator: \.isWhitespace)
      .map { "  header \"include/libxml/\($0).h\"\n" }.joined()
    try OutputFile.write(
      text: "module libxml2 [system] {\n\(headers)  link \"xml2\"\n  export *\n}\n",
      to: "\(folder)/module.modulemap")
  }

  /// The headers of libxml2 2.9, without one that is deprecated and warns.
  private static let headers = """
    HTMLparser HTMLtree SAX SAX2 c14n catalog chvalid debugXML dict encoding entities globals
    hash list nanoftp nanohttp parser parserInternals pattern relaxng schemasInternals schematron
    threads tree uri valid xinclude xlink xmlIO xmlautomata xmlerror xmlexports xmlmemory
    xmlmodule xmlreader xmlregexp xmlsave xmlschemas xmlschemastypes xmlstring xmlunicode
    xmlversion xmlwriter xpath xpathInternals xpointer
    """

  /// The header of ICU's converters, of which Debian's libxml2 names two types.
  ///
  /// ICU's own headers contradict those of Foundation's ICU in one compiler call, so the headers of
  /// libxml2 get these types only.
  private static let converterHeader = """
    #ifdef __XML_CHAR_ENCODING_H__
    #ifndef TACTUS_XML_CONVERTER
    #define TACTUS_XML_CONVERTER
    typedef struct UConverter UConverter;
    typedef unsigned short UChar;
    #endif
    #else
    #include_next <unicode/ucnv.h>
    #endif

    """
}
