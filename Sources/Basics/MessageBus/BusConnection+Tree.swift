import CTactusGio

// Objects of this program on the bus that are asked for when somebody calls them.
extension BusConnection {
  /// Offers all objects of a tree for the life of the connection, which does not retain it.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - path: The path above the objects.
  ///   - interfaces: The interfaces of all objects as introspection XML, which is a constant of the
  ///     program.
  /// - Throws: `BusFailure`.
  package func export(
    _ tree: any BusObjectTree, below path: String, interfaces: String
  ) throws(BusFailure) {
    try registerAndWait { [self] in register(tree, path, interfaces) }
  }

  // MARK: Internals

  /// A tree with the descriptions and functions that GLib needs for it.
  ///
  /// `@unchecked Sendable` because only the bus thread uses it.
  private final class ExportedTree: @unchecked Sendable {
    weak var tree: (any BusObjectTree)?
    let node: UnsafeMutablePointer<GDBusNodeInfo>
    let table: UnsafeMutablePointer<GDBusInterfaceVTable>

    init(_ tree: any BusObjectTree, _ node: UnsafeMutablePointer<GDBusNodeInfo>) {
      (self.tree, self.node) = (tree, node)
      table = .allocate(capacity: 1)
      table.initialize(to: BusConnection.treeTable)
    }

    deinit {
      g_dbus_node_info_unref(node)
      table.deallocate()
    }

    static func of(_ data: gpointer?) -> ExportedTree? { BusBox<ExportedTree>.content(of: data) }
  }

  private func register(
    _ tree: any BusObjectTree, _ path: String, _ interfaces: String
  ) -> BusFailure? {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(interfaces, &error) else {
      return BusFailure(error)
    }
    var subtree = GDBusSubtreeVTable()
    // No object is listed: a tree may have thousands of them.
    subtree.enumerate = { _, _, _, _ in
      g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))?
        .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    }
    subtree.introspect = { _, _, _, node, data in
      let exportedTree = ExportedTree.of(data)
      let names = node.flatMap { node in
        exportedTree?.tree?.interfaces(of: String(cString: node))
      }
      let infos = (names ?? []).compactMap { name in
        exportedTree.flatMap { g_dbus_node_info_lookup_interface($0.node, name) }
      }
      let stride = MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride
      let list = g_malloc0(gsize(stride * (infos.count + 1)))?
        .assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
      for (index, info) in infos.enumerated() { list?[index] = g_dbus_interface_info_ref(info) }
      return list
    }
    subtree.dispatch = { _, _, _, _, _, result, data in
      guard let exportedTree = ExportedTree.of(data) else { return nil }
      result?.pointee = data
      return UnsafePointer(exportedTree.table)
    }
    let number = g_dbus_connection_register_subtree(
      connection, path, &subtree, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
      BusBox(ExportedTree(tree, node)).retained,
      { data in _ = BusBox<ExportedTree>.consume(data) }, &error)
    return number == 0 ? BusFailure(error) : nil
  }

  /// The functions that GLib calls for an object of a tree.
  private static var treeTable: GDBusInterfaceVTable {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, path, interface, method, arguments, invocation, data in
      let items = arguments.map { BusValue(sharing: $0).items } ?? []
      guard let tree = ExportedTree.of(data)?.tree, let path, let interface, let method,
        let results = tree.call(
          String(cString: method), of: String(cString: interface), at: path.lastPart, items)
      else {
        g_dbus_method_invocation_return_dbus_error(
          invocation, "org.freedesktop.DBus.Error.InvalidArgs", "the call is of no use here")
        return
      }
      g_dbus_method_invocation_return_value(invocation, BusVariant.tuple(results))
    }
    table.get_property = { _, _, path, interface, name, error, data in
      guard let tree = ExportedTree.of(data)?.tree, let path, let interface, let name,
        let value = tree.property(
          String(cString: name), of: String(cString: interface), at: path.lastPart)
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
          "the property has no value")
        return nil
      }
      return value.floating
    }
    table.set_property = { _, _, path, interface, name, value, error, data in
      guard let tree = ExportedTree.of(data)?.tree, let path, let interface, let name,
        let value = value.flatMap({ BusValue(sharing: $0).single }),
        tree.set(
          String(cString: name), of: String(cString: interface), at: path.lastPart, to: value)
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_INVALID_ARGS.rawValue),
          "the property cannot have this value")
        return 0
      }
      return 1
    }
    return table
  }
}

extension UnsafePointer<CChar> {
  /// The last part of a path.
  fileprivate var lastPart: String {
    let path = String(cString: self)
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
