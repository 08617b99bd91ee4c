// Objective-C's functions that return the libraries of classes (ObjectiveC.RT7).

internal import Glibc

/// Returns the path of the program or library that contains a class, which stays valid; nil for no
/// class.
public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? {
  cls.flatMap(ClassImages.name).map(constantText)
}

/// Returns the names of the classes in a program or library.
///
/// - Parameters:
///   - image: The path, as ``class_getImageName(_:)`` returns it.
///   - outCount: Receives the number of names.
/// - Returns: The names, which stay valid, and a null pointer; the caller frees the memory. Nil if
///   there are none.
public func objc_copyClassNamesForImage(
  _ image: UnsafePointer<CChar>, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<UnsafePointer<CChar>>? {
  let path = String(cString: image)
  let classes = LoadedClasses.all().filter { ClassImages.name(of: $0) == path }
  return ClassImages.list(classes.map { NSStringFromClass($0) }.sorted(), outCount)
}

/// Returns the paths of the program and of the libraries that contain classes.
///
/// - Parameter outCount: Receives the number of paths.
/// - Returns: The paths, which stay valid, and a null pointer; the caller frees the memory. Nil if
///   there are none.
public func objc_copyImageNames(
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<UnsafePointer<CChar>>? {
  ClassImages.list(Set(LoadedClasses.all().compactMap(ClassImages.name)).sorted(), outCount)
}

/// The programs and libraries of classes.
private enum ClassImages {
  /// Returns the path of the program or library that contains the record of a class.
  static func name(of type: AnyClass) -> String? {
    var info = Dl_info()
    let place = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard dladdr(place, &info) != 0, let path = info.dli_fname else { return nil }
    return String(cString: path)
  }

  /// Returns a list of texts in memory that the caller frees; nil for none.
  static func list(
    _ texts: [String], _ outCount: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<UnsafePointer<CChar>>? {
    outCount?.pointee = UInt32(texts.count)
    let size = MemoryLayout<UnsafePointer<CChar>?>.stride
    guard !texts.isEmpty, let memory = calloc(texts.count + 1, size) else { return nil }
    let list = memory.bindMemory(to: UnsafePointer<CChar>.self, capacity: texts.count)
    for (index, text) in texts.enumerated() { list[index] = constantText(text) }
    return list
  }
}
