import Foundation

/// A table of the functions of a C library, each of which exists for single and for double
/// precision.
///
/// `Documentation/Tables.md` describes the format.
struct FunctionTable {
  /// The type of a parameter, in Swift and in C, as `Float` for single precision.
  private struct ParameterType {
    var swift: String
    var c: String
    /// The expression that C gets, for an argument.
    var suffix = ""
  }

  /// A function for both precisions.
  private struct Function {
    var library: String
    /// The name for single precision, and that for double precision.
    var names: [String]
    var parameters: [(name: String, type: ParameterType)]
    var result: String
    var description: String
  }

  private let path: String
  private var functions: [Function] = []

  /// The files that are made of all tables of functions.
  static func all() throws -> [(target: String, text: String)] {
    try DataFile.tables(in: "Data/Functions").map { path, folder in
      ("\(folder)/Functions+Generated.swift", try FunctionTable(path: path).swift)
    }
  }

  /// Reads a table.
  ///
  /// - Throws: A `TableError` for the first line that is wrong.
  init(path: String) throws {
    self.path = path
    var library: String?
    var lines: [String: Int] = [:]
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      func error(_ expected: String, _ found: String) -> TableError {
        TableError(path: path, line: index + 1, expected: expected, found: found)
      }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if cells.count == 1, cells[0].hasPrefix("library ") {
        let name = String(cells[0].dropFirst(8))
        guard Self.types[name] != nil else {
          throw error("one of the libraries \(Self.types.keys.sorted())", name)
        }
        library = name
        continue
      }
      guard let library, let types = Self.types[library] else {
        throw error("“library NAME” above the functions", "“\(cells[0])”")
      }
      guard cells.count == 4 else {
        throw error("names, parameters, result and description", "\(cells.count) cells")
      }
      let names = cells[0].split(separator: " ").map(String.init)
      guard names.count == 2 else { throw error("two names", "“\(cells[0])”") }
      for name in names {
        if let first = lines[name] {
          throw error("a name once", "\(name), which line \(first) has")
        }
        lines[name] = index + 1
      }
      let parameters = try cells[1].split(separator: " ").map { word in
        let parts = word.split(separator: ":").map(String.init)
        guard parts.count == 2, let type = types[parts[1]] else {
          throw error("NAME:TYPE with one of the types \(types.keys.sorted())", "“\(word)”")
        }
        return (parts[0], type)
      }
      guard ["-", "real", "index"].contains(cells[2]) else {
        throw error("the result -, real or index", "“\(cells[2])”")
      }
      functions.append(
        Function(
          library: library, names: names, parameters: parameters, result: cells[2],
          description: cells[3]))
    }
  }

  /// The types of parameters by the libraries and the words of the table.
  private static let types: [String: [String: ParameterType]] = [
    "BLAS": [
      "int": ParameterType(swift: "Int32", c: "Int32"),
      "order": ParameterType(swift: "CBLAS_ORDER", c: "UInt32", suffix: ".rawValue"),
      "transpose": ParameterType(swift: "CBLAS_TRANSPOSE", c: "UInt32", suffix: ".rawValue"),
      "triangle": ParameterType(swift: "CBLAS_UPLO", c: "UInt32", suffix: ".rawValue"),
      "diagonal": ParameterType(swift: "CBLAS_DIAG", c: "UInt32", suffix: ".rawValue"),
      "side": ParameterType(swift: "CBLAS_SIDE", c: "UInt32", suffix: ".rawValue"),
      "real": ParameterType(swift: "Float", c: "Float"),
      "reals": ParameterType(swift: "UnsafePointer<Float>?", c: "UnsafePointer<Float>?"),
      "mutable-reals": ParameterType(
        swift: "UnsafeMutablePointer<Float>?", c: "UnsafeMutablePointer<Float>?"),
      "complexes": ParameterType(swift: "UnsafeRawPointer?", c: "UnsafeRawPointer?"),
      "mutable-complexes": ParameterType(
        swift: "UnsafeMutableRawPointer?", c: "UnsafeMutableRawPointer?"),
    ],
    "LAPACK": [
      "text": ParameterType(swift: "UnsafeMutablePointer<CChar>!", c: "LAPACKText"),
      "ints": ParameterType(swift: "UnsafeMutablePointer<__CLPK_integer>!", c: "LAPACKIntegers"),
      "reals": ParameterType(swift: "UnsafeMutablePointer<__CLPK_real>!", c: "LAPACKReals"),
      "complexes": ParameterType(
        swift: "UnsafeMutablePointer<__CLPK_complex>!", c: "LAPACKComplexes"),
    ],
  ]

  /// The words of single precision with those of double precision.
  private static let doubles = [
    "Float": "Double", "__CLPK_real": "__CLPK_doublereal", "LAPACKReals": "LAPACKDoubles",
    "__CLPK_complex": "__CLPK_doublecomplex",
  ]

  /// The functions as Swift.
  var swift: String {
    """
    // swift-format-ignore-file
    // Made by `swift run generate-tables` of \(path).
    // Do not edit.

    \(functions.flatMap { [single($0), double($0)] }.joined(separator: "\n\n"))

    """
  }

  /// Returns the function of double precision: that of single precision in other words.
  private func double(_ function: Function) -> String {
    let names = Dictionary(functions.map { ($0.names[0], $0.names[1]) }) { $1 }
    let locals = Dictionary(names.map { (Self.local($0), Self.local($1)) }) { $1 }
    return single(function).replacing(#/\w+/#) { match in
      let word = String(match.output)
      return names[word] ?? locals[word] ?? Self.doubles[word] ?? word
    }
  }

  private func single(_ function: Function) -> String {
    let name = function.names[0]
    let parameters = function.parameters.map { "_ __\($0.name): \($0.type.swift)" }
    var arguments = function.parameters.map { "__\($0.name)\($0.type.suffix)" }
    var types = function.parameters.map(\.type.c)
    var (attribute, result, cResult, body) = ("", "", "Void", "")
    if function.library == "LAPACK" {
      // The compiler of Fortran adds the length of each text.
      let texts = types.count { $0 == "LAPACKText" }
      arguments += Array(repeating: "1", count: texts)
      types += Array(repeating: "Int", count: texts)
      (attribute, result) = ("@discardableResult\n", " -> Int32")
    }
    let call = "\(Self.local(name))(\(arguments.joined(separator: ", ")))"
    switch function.result {
    case "real": (result, cResult, body) = (" -> Float", "Float", "  \(call)\n")
    case "index": (result, cResult, body) = (" -> Int32", "Int", "  Int32(\(call))\n")
    default: body = "  \(call)\n" + (result.isEmpty ? "" : "  return 0\n")
    }
    return """
      /// \(function.description)
      \(attribute)public func \(name)(
        \(parameters.joined(separator: ",\n  "))
      )\(result) {
      \(body)}
      private let \(Self.local(name)) = LinearAlgebraLibrary.function(
        "\(name)",
        as: (@convention(c) @Sendable (
          \(types.joined(separator: ", "))
        ) -> \(cResult)).self)
      """
  }

  /// Returns the name of the constant with the function of C.
  private static func local(_ name: String) -> String {
    let name = name.hasPrefix("cblas_") ? name.dropFirst(6) : name[...]
    return String(name.hasSuffix("_") ? name.dropLast() : name)
  }
}
