// Names of Core Data, for code that declares a stack beside its layout. Stores are empty.
import Foundation

open class NSManagedObject: NSObject {
  public weak var managedObjectContext: NSManagedObjectContext?
  public init(context: NSManagedObjectContext) { managedObjectContext = context }
  public let objectID = NSManagedObjectID()
  public var hasChanges: Bool { false }
}

public final class NSManagedObjectID: NSObject, @unchecked Sendable {}

public protocol NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}

open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  public let entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchBatchSize = 0
  public init(entityName: String) { self.entityName = entityName }
  public override init() { entityName = nil }
}

open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt {
    case privateQueue = 1
    case mainQueue
  }
  open var hasChanges: Bool { false }
  open var automaticallyMergesChangesFromParent = false
  open func save() throws {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  open func delete(_ object: NSManagedObject) {}
  open func insert(_ object: NSManagedObject) {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

open class NSPersistentStoreDescription: NSObject { open var url: URL? }

open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  public init(name: String) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(NSManagedObjectContext())
  }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {}

open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {}
  open func performFetch() throws {}
}
