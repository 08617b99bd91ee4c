"""Compares declarations with Apple's, for Scripts/coverage.

Data/API/Declarations has a file for each module, MODULE.tsv: a name that exists here, a tab, Apple's
declaration of it, a tab, and the reason if ours differs. Apple's declaration is one of these:

    class SUPERCLASS, PROTOCOL …    struct    enum    protocol    case
    func    func throws    func optional    class func    static func
    var    var get    var optional    var optional get    static var    static var get
    init    init?

'optional' marks a requirement that a type need not have, 'get' a property without a setter, and
'class func' a method that subclasses can override.

Data/API/Isolation has a file for UIKit: the classes and protocols that are not of the main actor, and
the methods with a closure that does not escape: a name, a tab, 'any thread' or 'does not escape', a
tab, and the source. All others are of the main actor, and escape.
"""

import collections
import re

# The kinds of the compiler's symbols by the first words of a declaration. Constants of imported
# structures and cases of enumerations are used alike.
KINDS = {
    "class func": {"swift.type.method"}, "static func": {"swift.type.method"},
    "static var": {"swift.type.property", "swift.enum.case"},
    "case": {"swift.enum.case", "swift.type.property"},
    "class": {"swift.class"}, "struct": {"swift.struct"}, "enum": {"swift.enum"},
    "protocol": {"swift.protocol"}, "func": {"swift.method"}, "var": {"swift.property"},
    "init": {"swift.init"},
}
NAMES = {"swift.class": "a class", "swift.struct": "a structure", "swift.enum": "an enumeration",
         "swift.protocol": "a protocol", "swift.property": "a property", "swift.method": "a method"}


class Graph:
    """The declarations of a module and how they relate."""

    def __init__(self):
        self.declarations = collections.defaultdict(list)
        self.relations = collections.defaultdict(list)
        self.names = {}

    def add(self, graph):
        """Adds a symbol graph of the compiler."""
        for item in graph["symbols"]:
            name = ".".join(item["pathComponents"])
            precise = item["identifier"]["precise"]
            self.names[precise] = name
            is_old = any("renamed" in availability for availability in item.get("availability", []))
            text = "".join(part["spelling"] for part in item.get("declarationFragments", []))
            self.declarations[name].append(
                (is_old, item["kind"]["identifier"], item["accessLevel"], text, precise))
        for item in graph["relationships"]:
            target = self.names.get(item["target"]) or item.get("targetFallback") or item["target"]
            self.relations[item["source"]].append((item["kind"], item["target"], target))

    def related(self, precise, kind):
        """Returns the identifiers and names of what a declaration relates to."""
        return [(target, self.names.get(target, name))
                for found, target, name in self.relations[precise] if found == kind]

    def superclasses(self, precise):
        """Returns the names of all superclasses."""
        names = []
        while above := self.related(precise, "inheritsFrom"):
            precise, name = above[0]
            names.append(name.rpartition(".")[2])
        return names


def differences(graph, name, apple):
    """Returns the differences between our declarations of a name and Apple's, in words."""
    ours = graph.declarations.get(name, [])
    ours = [item for item in ours if not item[0]] or ours
    if not ours:
        return ["it is missing"]
    form = next(form for form in KINDS if apple.startswith(form))
    kinds = {kind for _, kind, *_ in ours}
    if not kinds & KINDS[form]:
        return [f"it is {NAMES.get(min(kinds), min(kinds))}"]
    ours = [item for item in ours if item[1] in KINDS[form]]
    texts = [text for *_, text, _ in ours]
    found = []
    if form == "class":
        superclass, *protocols = apple.partition(" ")[2].split(", ")
        above = [name for item in ours for name in graph.superclasses(item[4])]
        if superclass and superclass.partition("<")[0].rpartition(".")[2] not in above:
            found.append(f"its superclass is {above[0] if above else 'missing'}")
        conformances = {name.rpartition(".")[2] for item in ours
                        for _, name in graph.related(item[4], "conformsTo")}
        found += [f"it does not conform to {name}" for name in protocols if name not in conformances]
    if form == "func":
        throws = any(re.search(r"\bthrows\b", text) for text in texts)
        if throws != ("throws" in apple):
            found.append("it throws" if throws else "it does not throw")
    if form == "class func" and not any(level == "open" for _, _, level, *_ in ours):
        found.append("subclasses cannot override it")
    if form in ("var", "static var") and "case" not in "".join(texts):
        is_settable = any(not re.search(r"\{ get( async)?( throws)? \}", text)
                          and not re.search(r"\blet\b", text) for text in texts)
        if is_settable != ("get" not in apple):
            found.append("it has a setter" if is_settable else "it has no setter")
    if form == "init":
        fails = any(re.search(r"\binit[?!]", text) for text in texts)
        if fails != apple.endswith("?"):
            found.append("it can fail" if fails else "it cannot fail")
    owner = graph.declarations.get(name.partition("(")[0].rpartition(".")[0], [])
    if form in ("func", "var") and owner and owner[0][1] == "swift.protocol":
        # A default implementation makes a requirement optional for the types that conform.
        everything = [relation for _, _, _, _, precise in graph.declarations[name]
                      for relation in graph.relations[precise]]
        is_required = (any(kind == "requirementOf" for kind, *_ in everything)
                       and not any(kind == "defaultImplementationOf" for kind, *_ in everything))
        if is_required == ("optional" in apple):
            found.append("it is required" if is_required else "it is optional")
    return found


def compare(file, graph, mistakes):
    """Returns the names that are declared otherwise than at Apple's, each with the reason."""
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        if not line or line.startswith("#"):
            continue
        name, apple, reason = (line.split("\t") + ["", ""])[:3]
        words = "; ".join(differences(graph, name, apple))
        if words:
            found[name] = (f"`{apple}`, but {words}", reason)
        if words and not reason:
            mistakes.append(f"{name} is '{apple}' at Apple's, but {words}; "
                            f"Declarations/{file.name} has no reason")
        if reason and not words:
            mistakes.append(f"{name} is declared as at Apple's, but Declarations/{file.name} has a "
                            f"reason why not: {reason}")
    return found


def isolation(graph):
    """Returns the types that are not of the main actor and the methods whose closures do not escape."""
    found = {}
    for name, declarations in graph.declarations.items():
        for is_old, kind, _, text, _ in declarations:
            if is_old:
                continue
            if kind in ("swift.class", "swift.protocol") and "@MainActor" not in text:
                found[name] = "any thread"
            if kind in ("swift.method", "swift.init") and any(map(is_bound, parameters(text))):
                found[name] = "does not escape"
    return found


def is_bound(parameter):
    """Returns whether a parameter is a closure that does not escape; optional ones escape."""
    kind = parameter.partition(":")[2].partition(" = ")[0].strip()
    return ("->" in kind and "@escaping" not in kind and not kind.startswith("[")
            and not kind.endswith(("?", "!")))


def parameters(text):
    """Returns the texts of the parameters of a method's declaration."""
    depth, found = 0, [""]
    for letter in text[text.find("(") + 1:] if "(" in text else "":
        arrow = letter == ">" and found[-1].endswith("-")
        depth += (letter in "([<") - (letter in ")]>" and not arrow)
        if depth < 0:
            break
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return found


def compare_isolation(file, graph, mistakes):
    """Adds the differences between the isolation of a module's declarations and its list."""
    if not file.exists():
        return
    listed = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, words, source = (line.split("\t") + ["", ""])[:3]
            listed[name] = words
            if not source:
                mistakes.append(f"{file.name} has no source for {name}")
    found = isolation(graph)
    for name in sorted({*listed, *found}):
        if listed.get(name) != found.get(name):
            mistakes.append(
                f"{name} is {found.get(name, 'of the main actor, escapes or is missing')}, and "
                f"{file.name} says {listed.get(name, 'nothing')}")
