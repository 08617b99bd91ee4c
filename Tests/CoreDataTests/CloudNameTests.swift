import CoreData
import Testing

/// Tests of the names of iCloud, which does not exist here.
@Suite struct CloudNameTests {
  @Test("CoreData.UB1–UB2. The options of iCloud are ignored, and its content is a store's files")
  func ubiquity() throws {
    try Kitchen.withFile { file in
      let options: [AnyHashable: Any] = [
        NSPersistentStoreUbiquitousContentNameKey: "kitchen",
        NSPersistentStoreUbiquitousContentURLKey: "logs",
        NSPersistentStoreUbiquitousContainerIdentifierKey: "iCloud.kitchen",
        NSPersistentStoreUbiquitousPeerTokenOption: "peer",
        NSPersistentStoreRebuildFromUbiquitousContentOption: true,
        NSPersistentStoreRemoveUbiquitousMetadataOption: true,
      ]
      let context = Kitchen.context(
        try Kitchen.coordinator(file, Kitchen.model(), options: options))
      Dish(context: context).name = "Bread"
      try context.save()
      #expect(try context.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 1)
      #expect(NSPersistentStoreUbiquitousTransitionType(rawValue: 4) == .initialImportCompleted)
      try NSPersistentStoreCoordinator.removeUbiquitousContentAndPersistentStore(at: file)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("CoreData.CK1. A container of CloudKit has its stores on the device")
  func container() throws {
    try Kitchen.withFile { file in
      let container = NSPersistentCloudKitContainer(
        name: "Kitchen", managedObjectModel: Kitchen.model())
      let description = NSPersistentStoreDescription(url: file)
      description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
        containerIdentifier: "iCloud.kitchen")
      container.persistentStoreDescriptions = [description]
      var error: (any Error)?
      container.loadPersistentStores { error = $1 }
      #expect(error == nil)
      let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
      #expect(container.canModifyManagedObjects(in: store))
      #expect(throws: (any Error).self) { try container.initializeCloudKitSchema(options: .dryRun) }
    }
  }

  @Test("CoreData.CK2. A request of events finds none")
  func events() throws {
    try Kitchen.withFile { file in
      let context = Kitchen.context(try Kitchen.coordinator(file))
      let request = NSPersistentCloudKitContainerEventRequest.fetchEvents(after: Date())
      let result = try context.execute(request) as? NSPersistentCloudKitContainerEventResult
      #expect((result?.result as? [NSPersistentCloudKitContainer.Event])?.isEmpty == true)
      request.resultType = .countEvents
      let number = try context.execute(request) as? NSPersistentCloudKitContainerEventResult
      #expect(number?.result as? [Int] == [0])
    }
  }
}
