import CTactusGio

// Objects of this program on the bus that are created when they are called.
extension BusConnection {
  /// Offers all objects of a tree for the life of the connection, which does not retain it.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - path: The path above the objects.
  ///   - interfaces: The interfaces of all objects as introspection XML, which is a constant of the
  ///     program.
  /// - Throws: `BusFailure`.
  /// - Thread: any.
  package func export(
    _ tree: any BusObjectTree, below path: String, interfaces: String
  ) throws(BusFailure) {
    try registerAndWait { [self] () throws(BusFailure) in
      [try register(tree, path, interfaces)]
    }
  }

  // MARK: Internals

  private func register(
    _ tree: any BusObjectTree, _ path: String, _ interfaces: String
  ) throws(BusFailure) -> UInt32 {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(interfaces, &error) else {
      throw BusFailure(error)
    }
    var subtree = GDBusSubtreeVTable()
    // No object is listed: a tree may have thousands of them.
    subtree.enumerate = { _, _, _, _ in
      g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))?
        .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    }
    subtree.introspect = { _, _, _, node, data in
      let exported = ExportedObject.of(data)
      let tree = exported?.object as? any BusObjectTree
      let names = node.flatMap { tree?.interfaces(of: String(cString: $0)) } ?? []
      let infos = names.compactMap { g_dbus_node_info_lookup_interface(exported?.node, $0) }
      let stride = MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride
      let list = g_malloc0(gsize(stride * (infos.count + 1)))?
        .assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
      for (index, info) in infos.enumerated() { list?[index] = g_dbus_interface_info_ref(info) }
      return list
    }
    subtree.dispatch = { _, _, _, _, _, result, data in
      result?.pointee = data
      return BusConnection.table
    }
    let number = g_dbus_connection_register_subtree(
      connection, path, &subtree, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
      BusBox(ExportedObject(tree, node)).retained,
      { data in _ = BusBox<ExportedObject>.consume(data) }, &error)
    guard number != 0 else { throw BusFailure(error) }
    return number
  }
}
