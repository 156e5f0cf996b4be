/// Mistakes in expressions, vars and values by width.
extension WrongSpec {
  static let wrongExpressions: [WrongSpec] = [
    expression(
      "an unknown name", "=2 * gpa",
      """
      error[E502]: unknown name 'gpa' in an expression
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =2 * gpa}
        │                          ^^^ did you mean 'gap'?
      """),
    expression(
      "an unknown function", "=flor(gap)",
      """
      error[E502]: unknown function 'flor'
        ┌─ grid.yaml:3:22
      3 │   - group: {height: =flor(gap)}
        │                      ^^^^ did you mean 'floor'?
      """),
    expression(
      "a division by zero", "=gap / (gap - 8)",
      """
      error[E206]: division by zero
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =gap / (gap - 8)}
        │                          ^
      """),
    expression(
      "a remainder of zero", "=gap % 0",
      """
      error[E206]: division by zero
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =gap % 0}
        │                          ^
      """),
    expression(
      "the root of a negative number", "=sqrt(0 - gap)",
      """
      error[E505]: the result is not a number
        ┌─ grid.yaml:3:22
      3 │   - group: {height: =sqrt(0 - gap)}
        │                      ^^^^
      """),
    expression(
      "a boolean among numbers", "=gap + compact",
      """
      error[E504]: '+' takes a number, not true or false
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =gap + compact}
        │                          ^
      """),
    expression(
      "a number among booleans", "\"=if(gap and rtl, 1, 2)\"",
      """
      error[E504]: 'and' takes true or false, not a number
        ┌─ grid.yaml:3:30
      3 │   - group: {height: "=if(gap and rtl, 1, 2)"}
        │                              ^^^
      """),
    expression(
      "a boolean for a size", "=rtl",
      """
      error[E504]: '=' takes a number, not true or false
        ┌─ grid.yaml:3:21
      3 │   - group: {height: =rtl}
        │                     ^^^^
      """),
    expression(
      "a size below zero", "=gap - 20",
      """
      error[E512]: the result is -12, but a height must be 0 or more
        ┌─ grid.yaml:3:21
      3 │   - group: {height: =gap - 20}
        │                     ^^^^^^^^^
      """),
    expression(
      "an unclosed parenthesis", "=2 * (gap + 1",
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =2 * (gap + 1}
        │                          ^ did you mean '=2 * (gap + 1)'?
      """),
    expression(
      "a parenthesis that is not opened", "=gap + 1)",
      """
      error[E507]: this parenthesis is never opened
        ┌─ grid.yaml:3:29
      3 │   - group: {height: =gap + 1)}
        │                             ^ did you mean '=gap + 1'?
      """),
    expression(
      "two parentheses that are not closed", "=(2 * (gap + 1",
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:3:27
      3 │   - group: {height: =(2 * (gap + 1}
        │                           ^ did you mean '=(2 * (gap + 1))'?
      """),
    expression(
      "an unclosed parenthesis after a quoted comma", "\"=max(1, (2\"",
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:3:30
      3 │   - group: {height: "=max(1, (2"}
        │                              ^ did you mean '=max(1, (2))'?
      """),
    expression(
      "a function without its values", "=if rtl then 1",
      """
      error[E501]: invalid expression: 'if' is a function: write if(condition, a, b)
        ┌─ grid.yaml:3:22
      3 │   - group: {height: =if rtl then 1}
        │                      ^^
      """),
    expression(
      "a function as a name", "=2 * floor",
      """
      error[E501]: invalid expression: 'floor' is a function: write floor(a)
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =2 * floor}
        │                          ^^^^^
      """),
    expression(
      "a name by another word", "=screenWidth / 2",
      """
      error[E502]: unknown name 'screenWidth' in an expression
        ┌─ grid.yaml:3:22
      3 │   - group: {height: =screenWidth / 2}
        │                      ^^^^^^^^^^^ did you mean 'containerWidth'?
      """),
    WrongSpec(
      "a synonym of a name in an unused var",
      """
      vars: {dim: 4 * displayScale}
      sections:
        - {group: {height: 44}, items: 12}
      """,
      """
      error[E502]: unknown name 'displayScale' in an expression
        ┌─ grid.yaml:1:17
      1 │ vars: {dim: 4 * displayScale}
        │                 ^^^^^^^^^^^^ did you mean 'scale'?
      """),
    WrongSpec(
      "an unknown name after an operator in an unused var",
      """
      vars: {dim: -widht}
      sections:
        - {group: {height: 44}, items: 12}
      """,
      """
      error[E502]: unknown name 'widht' in an expression
        ┌─ grid.yaml:1:14
      1 │ vars: {dim: -widht}
        │              ^^^^^ did you mean 'width'?
      """),
    WrongSpec(
      "an unknown name in a var of a var",
      """
      vars: {low: high / 2, high: 2 * widht}
      sections:
        - {group: {height: =low}, items: 12}
      """,
      """
      error[E502]: unknown name 'widht' in an expression
        ┌─ grid.yaml:1:33
      1 │ vars: {low: high / 2, high: 2 * widht}
        │                                 ^^^^^ did you mean 'width'?
      """),
    WrongSpec(
      "vars without a value",
      """
      vars:
      sections:
        - {group: {height: 44}, items: 12}
      """,
      """
      error[E105]: 'vars' has no value
        ┌─ grid.yaml:1:1
      1 │ vars:
        │ ^^^^
      """),
    WrongSpec(
      "a list of vars",
      """
      vars: [8]
      sections:
        - {group: {height: 44}, items: 12}
      """,
      """
      error[E201]: expected a map of vars, found a list
        ┌─ grid.yaml:1:7
      1 │ vars: [8]
        │       ^^^
      """),
    WrongSpec(
      "a list instead of an expression",
      """
      sections:
        - {group: {height: 44, custom: {count: 2, frame: [[i], 0, 8, 8]}}, items: 12}
      """,
      """
      error[E201]: expected an expression, found a list
        ┌─ grid.yaml:2:53
      2 │   - {group: {height: 44, custom: {count: 2, frame: [[i], 0, 8, 8]}}, items: 12}
        │                                                     ^^^
      """),
    WrongSpec(
      "a name out of scope at another width",
      """
      sections:
        - {group: {height: {default: 44, 700: =8 * i}}, items: 12}
      """,
      """
      error[E503]: 'i' is defined only in the frames of a custom group
        ┌─ grid.yaml:2:46
      2 │   - {group: {height: {default: 44, 700: =8 * i}}, items: 12}
        │                                              ^ in item data, use 'index'
      """),
    WrongSpec(
      "an unknown name of a section that does not exist",
      """
      sections:
        - {group: {height: 44}, items: 12}
        - {when: rtl, group: {height: =widht}, items: 12}
      """,
      """
      error[E502]: unknown name 'widht' in an expression
        ┌─ grid.yaml:3:34
      3 │   - {when: rtl, group: {height: =widht}, items: 12}
        │                                  ^^^^^ did you mean 'width'?
      """),
    WrongSpec(
      "an invalid color computed from item numbers",
      """
      sections:
        - {group: {height: 44}, items: {count: 3, background: "#0000$(index)"}}
      """,
      """
      error[E202]: '#00000' is not a color
        ┌─ grid.yaml:2:57
      2 │   - {group: {height: 44}, items: {count: 3, background: "#0000$(index)"}}
        │                                                         ^^^^^^^^^^^^^^^ for item 0
      """),
    WrongSpec(
      "an unknown name of a boundary item that does not exist",
      """
      sections:
        - group: {height: 44}
          items: 12
          boundarySupplementaryItems:
            - {when: rtl, elementKind: side, size: [=widht, 10], alignment: leading}
      """,
      """
      error[E502]: unknown name 'widht' in an expression
        ┌─ grid.yaml:5:48
      5 │       - {when: rtl, elementKind: side, size: [=widht, 10], alignment: leading}
        │                                                ^^^^^ did you mean 'width'?
      """),
    expression(
      "an operator without a number", "=gap +",
      """
      error[E501]: invalid expression: expected a number or a name
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =gap +}
        │                          ^
      """),
    expression(
      "two numbers in a row", "=2 gap",
      """
      error[E501]: invalid expression: expected an operator
        ┌─ grid.yaml:3:24
      3 │   - group: {height: =2 gap}
        │                        ^^^
      """),
    expression(
      "chained comparisons", "\"=if(1 < gap < 9, 1, 2)\"",
      """
      error[E501]: invalid expression: comparisons cannot be chained; join two with 'and'
        ┌─ grid.yaml:3:34
      3 │   - group: {height: "=if(1 < gap < 9, 1, 2)"}
        │                                  ^
      """),
    expression(
      "a unit in an expression", "=gap + 8pt",
      """
      error[E204]: unknown unit 'pt' in an expression
        ┌─ grid.yaml:3:28
      3 │   - group: {height: =gap + 8pt}
        │                            ^^^ did you mean '8'?
      """),
    expression(
      "a foreign character", "=gap & 8",
      """
      error[E501]: invalid expression: unexpected '&'
        ┌─ grid.yaml:3:26
      3 │   - group: {height: =gap & 8}
        │                          ^
      """),
    expression(
      "too few values", "\"=clamp(gap, 1)\"",
      """
      error[E508]: 'clamp' takes 3 arguments, not 2
        ┌─ grid.yaml:3:23
      3 │   - group: {height: "=clamp(gap, 1)"}
        │                       ^^^^^
      """),
    expression(
      "a name of another place", "=gap * i",
      """
      error[E503]: 'i' is defined only in the frames of a custom group
        ┌─ grid.yaml:3:28
      3 │   - group: {height: =gap * i}
        │                            ^ in item data, use 'index'
      """),
    WrongSpec(
      "a fractional number of columns",
      """
      sections:
        - {group: {height: 44, columns: =5 / 2}, items: 12}
      """,
      """
      error[E512]: the result is 2.5, but a number of items must be a whole number
        ┌─ grid.yaml:2:35
      2 │   - {group: {height: 44, columns: =5 / 2}, items: 12}
        │                                   ^^^^^^ use floor(), ceil() or round()
      """),
    WrongSpec(
      "a comma in parentheses in insets",
      """
      sections:
        - {group: {height: 44}, items: 12, contentInsets: [=max(1, 2), =max(3, 4)]}
      """,
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:2:58
      2 │   - {group: {height: 44}, items: 12, contentInsets: [=max(1, 2), =max(3, 4)]}
        │                                                          ^ a comma separates list and map entries: quote the expression
      """),
    WrongSpec(
      "a comma in parentheses in two insets",
      """
      sections:
        - {group: {height: 44}, items: 12, contentInsets: [=max(1, 2)]}
      """,
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:2:58
      2 │   - {group: {height: 44}, items: 12, contentInsets: [=max(1, 2)]}
        │                                                          ^ a comma separates list and map entries: quote the expression
      """),
    WrongSpec(
      "a comma in parentheses in a size",
      """
      sections:
        - {group: {size: [1w, =max(1, 2)]}, items: 12}
      """,
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:2:29
      2 │   - {group: {size: [1w, =max(1, 2)]}, items: 12}
        │                             ^ a comma separates list and map entries: quote the expression
      """),
    WrongSpec(
      "a comma in parentheses in a value by width",
      """
      sections:
        - {group: {height: 44, columns: {default: =max(1, 2), 600: 3}}, items: 12}
      """,
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:2:49
      2 │   - {group: {height: 44, columns: {default: =max(1, 2), 600: 3}}, items: 12}
        │                                                 ^ a comma separates list and map entries: quote the expression
      """),
    WrongSpec(
      "commas in parentheses in text",
      """
      sections:
        - {group: {height: 44}, items: {count: 12, title: $(max(index, 1, 2))}}
      """,
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:2:54
      2 │   - {group: {height: 44}, items: {count: 12, title: $(max(index, 1, 2))}}
        │                                                      ^ a comma separates list and map entries: quote the expression
      """),
    WrongSpec(
      "a comma in parentheses in one text",
      """
      sections:
        - {group: {height: 44}, items: [{title: Bread (white, brown)}]}
      """,
      """
      error[E104]: unknown key 'brown)' in a data row
        ┌─ grid.yaml:2:57
      2 │   - {group: {height: 44}, items: [{title: Bread (white, brown)}]}
        │                                                         ^^^^^^ a comma separates map entries: quote the value before it
      """),
    WrongSpec(
      "a number of cells that depends on itself",
      """
      sections:
        - {group: {height: 44, custom: {count: n, frame: [i, 0, 9, 9]}}, items: 12}
      """,
      """
      error[E503]: 'n' is defined only in the frames of a custom group
        ┌─ grid.yaml:2:42
      2 │   - {group: {height: 44, custom: {count: n, frame: [i, 0, 9, 9]}}, items: 12}
        │                                          ^
      """),
    WrongSpec(
      "a template by width",
      """
      templates: {a: {group: {height: 44}, items: 12}}
      sections:
        - use: {default: a, 600: a}
      """,
      """
      error[E201]: expected a name, found a map
        ┌─ grid.yaml:3:10
      3 │   - use: {default: a, 600: a}
        │          ^^^^^^^^^^^^^^^^^^^^ values by width are not allowed here
      """),
    WrongSpec(
      "an unknown name in an unused var",
      """
      vars: {a: gpa, gap: 8}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E502]: unknown name 'gpa' in an expression
        ┌─ grid.yaml:1:11
      1 │ vars: {a: gpa, gap: 8}
        │           ^^^ did you mean 'gap'?
      """),
    WrongSpec(
      "an invalid var that is used",
      """
      vars: {gap: 8 +, side: {default: 4 *, 700: 16}}
      sections:
        - group: {height: =gap, interItemSpacing: =side}
          interGroupSpacing: =gap
          items: 12
      """,
      """
      error[E501]: invalid expression: expected a number or a name
        ┌─ grid.yaml:1:15
      1 │ vars: {gap: 8 +, side: {default: 4 *, 700: 16}}
        │               ^

      error[E501]: invalid expression: expected a number or a name
        ┌─ grid.yaml:1:36
      1 │ vars: {gap: 8 +, side: {default: 4 *, 700: 16}}
        │                                    ^
      """),
    WrongSpec(
      "a var without a value for a width",
      """
      vars: {row: {600: 60}}
      sections: [{group: {height: =row}, items: 12}]
      render: {widths: [390, 600]}
      """,
      """
      error[E510]: the var 'row' has no value for a width of 390
        ┌─ grid.yaml:2:30
      2 │ sections: [{group: {height: =row}, items: 12}]
        │                              ^^^ add 'default' to the var
      """),
    WrongSpec(
      "no value for two widths of three",
      """
      sections: [{group: {height: {600: 60}}, items: 12}]
      render: {widths: [320, 390, 600]}
      """,
      """
      error[E513]: there is no value for a width of 320 or 390
        ┌─ grid.yaml:1:29
      1 │ sections: [{group: {height: {600: 60}}, items: 12}]
        │                             ^^^^^^^^^ add 'default'
      """),
    WrongSpec(
      "a result below zero at two widths of three",
      """
      sections: [{group: {height: =width - 600}, items: 12}]
      render: {widths: [320, 390, 600]}
      """,
      """
      error[E512]: the result is -280, but a height must be 0 or more at widths 320, 390
        ┌─ grid.yaml:1:29
      1 │ sections: [{group: {height: =width - 600}, items: 12}]
        │                             ^^^^^^^^^^^^
      """),
    WrongSpec(
      "an operator of another language",
      """
      sections: [{group: {height: 44}, items: 12, when: compact && not rtl}]
      """,
      """
      error[E501]: invalid expression: unexpected '&&'
        ┌─ grid.yaml:1:59
      1 │ sections: [{group: {height: 44}, items: 12, when: compact && not rtl}]
        │                                                           ^^ did you mean 'and'?
      """),
    WrongSpec(
      "unused vars in a cycle",
      """
      vars: {b: c, c: "if(true, 1, b)"}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E509]: vars refer to one another in a cycle: b → c → b
        ┌─ grid.yaml:1:30
      1 │ vars: {b: c, c: "if(true, 1, b)"}
        │                              ^
      """),
    WrongSpec(
      "vars in a cycle",
      """
      vars: {a: b + 1, b: 2 * a}
      sections: [{group: {height: =a}, items: 12}]
      """,
      """
      error[E509]: vars refer to one another in a cycle: a → b → a
        ┌─ grid.yaml:1:25
      1 │ vars: {a: b + 1, b: 2 * a}
        │                         ^
      """),
    WrongSpec(
      "an error in a var",
      """
      vars: {gap: 8, half: gap / 0}
      sections: [{group: {height: =half}, items: 12}]
      """,
      """
      error[E206]: division by zero
        ┌─ grid.yaml:1:26
      1 │ vars: {gap: 8, half: gap / 0}
        │                          ^
      """),
    WrongSpec(
      "a var with a reserved name",
      """
      vars: {width: 8}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E511]: 'width' is a reserved name
        ┌─ grid.yaml:1:8
      1 │ vars: {width: 8}
        │        ^^^^^
      """),
    WrongSpec(
      "a var with an invalid name",
      """
      vars: {row-gap: 8}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E511]: 'row-gap' is not a valid name: use letters, digits and '_'
        ┌─ grid.yaml:1:8
      1 │ vars: {row-gap: 8}
        │        ^^^^^^^
      """),
    WrongSpec(
      "a comma in a frame",
      """
      sections:
        - group: {height: 44, custom: {count: 2, frame: [0, max(1, 2), 3]}}
          items: 12
      """,
      """
      error[E507]: this parenthesis is never closed
        ┌─ grid.yaml:2:58
      2 │   - group: {height: 44, custom: {count: 2, frame: [0, max(1, 2), 3]}}
        │                                                          ^ a comma separates list and map entries: quote the expression
      """),
    WrongSpec(
      "a frame without a count",
      """
      sections:
        - group: {height: 44, custom: {frame: [i * 8, 0, 8, 8]}}
          items: 12
      """,
      """
      error[E102]: 'count' is missing from a custom group
        ┌─ grid.yaml:2:33
      2 │   - group: {height: 44, custom: {frame: [i * 8, 0, 8, 8]}}
        │                                 ^^^^^^^^^^^^^^^^^^^^^^^^^ add 'count: 3'
      """),
    WrongSpec(
      "a frame with a negative width",
      """
      sections:
        - group: {height: 44, custom: {count: 3, frame: [0, 0, 10 - i * 6, 8]}}
          items: 12
      """,
      """
      error[E512]: the result is -2, but a frame's size must be 0 or more
        ┌─ grid.yaml:2:58
      2 │   - group: {height: 44, custom: {count: 3, frame: [0, 0, 10 - i * 6, 8]}}
        │                                                          ^^^^^^^^^^
      """),
    WrongSpec(
      "an error at some widths",
      """
      sections:
        - {group: {height: =100 / (width - 320)}, items: 12}
      render: {widths: [320, 390]}
      """,
      """
      error[E206]: division by zero at width 320
        ┌─ grid.yaml:2:27
      2 │   - {group: {height: =100 / (width - 320)}, items: 12}
        │                           ^
      """),
    WrongSpec(
      "no value for a width",
      """
      sections:
        - {group: {height: 44, columns: {400: 2, 700: 4}}, items: 12}
      """,
      """
      error[E513]: there is no value for a width of 390
        ┌─ grid.yaml:2:35
      2 │   - {group: {height: 44, columns: {400: 2, 700: 4}}, items: 12}
        │                                   ^^^^^^^^^^^^^^^^ add 'default'
      """),
    WrongSpec(
      "an invalid value for another width",
      """
      sections:
        - {group: {height: 44, columns: {default: 2, 700: four}}, items: 12}
      """,
      """
      error[E202]: 'four' is not a number of items
        ┌─ grid.yaml:2:53
      2 │   - {group: {height: 44, columns: {default: 2, 700: four}}, items: 12}
        │                                                     ^^^^ for example 3
      """),
    WrongSpec(
      "a condition that is a number",
      """
      sections:
        - {when: width - 400, group: {height: 44}, items: 12}
      """,
      """
      error[E504]: 'when' takes true or false, not a number
        ┌─ grid.yaml:2:12
      2 │   - {when: width - 400, group: {height: 44}, items: 12}
        │            ^^^^^^^^^^^
      """),
    WrongSpec(
      "a misspelled name in text",
      """
      sections:
        - {group: {height: 44}, items: {count: 3, title: In $cty}}
      """,
      """
      error[E502]: '$cty' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:2:56
      2 │   - {group: {height: 44}, items: {count: 3, title: In $cty}}
        │                                                        ^^^ did you mean 'city'?
      """),
    WrongSpec(
      "sample text with another name",
      """
      sections:
        - {group: {height: 44}, items: {count: 3, title: $lorem}}
      """,
      """
      error[E502]: '$lorem' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:2:53
      2 │   - {group: {height: 44}, items: {count: 3, title: $lorem}}
        │                                                     ^^^^^ did you mean 'sentence'?
      """),
    WrongSpec(
      "a name that resembles a var and is a synonym of sample text",
      """
      vars: {names: 2}
      sections:
        - {group: {height: 44}, items: {count: 3, title: $name}}
      """,
      """
      error[E502]: '$name' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:3:53
      3 │   - {group: {height: 44}, items: {count: 3, title: $name}}
        │                                                     ^^^^ did you mean 'names'?
      """),
    WrongSpec(
      "unknown sample text",
      """
      sections:
        - {group: {height: 44}, items: {count: 3, title: $names(2)}}
      """,
      """
      error[E502]: '$names' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:2:53
      2 │   - {group: {height: 44}, items: {count: 3, title: $names(2)}}
        │                                                     ^^^^^
        = available sample text: $words, $sentence, $paragraph, $person, $city, $category, $price, $date,
          $color or $photo
      """),
    WrongSpec(
      "text that fails for a later item",
      """
      sections:
        - {group: {height: 44}, items: {count: 9, title: $(1 / (index - 4))}}
      """,
      """
      error[E206]: division by zero
        ┌─ grid.yaml:2:56
      2 │   - {group: {height: 44}, items: {count: 9, title: $(1 / (index - 4))}}
        │                                                        ^
      """),
    WrongSpec(
      "an unknown template",
      """
      templates: {panel: {group: {height: 44}}}
      sections: [{use: pannel, items: 12}]
      """,
      """
      error[E307]: there is no template or section 'pannel'
        ┌─ grid.yaml:2:18
      2 │ sections: [{use: pannel, items: 12}]
        │                  ^^^^^^ did you mean 'panel'?
      """),
    WrongSpec(
      "templates in a cycle",
      """
      templates: {a: {use: b}, b: {use: a}}
      sections: [{use: a, group: {height: 44}, items: 12}]
      """,
      """
      error[E308]: templates use one another in a cycle: a → b → a
        ┌─ grid.yaml:1:35
      1 │ templates: {a: {use: b}, b: {use: a}}
        │                                   ^
      """),
    WrongSpec(
      "a change without a condition",
      """
      sections:
        - {group: {height: 44}, items: 12, adapt: [{group: {columns: 2}}]}
      """,
      """
      error[E102]: 'when' is missing from a change
        ┌─ grid.yaml:2:46
      2 │   - {group: {height: 44}, items: 12, adapt: [{group: {columns: 2}}]}
        │                                              ^^^^^^^^^^^^^^^^^^^^^
      """),
    WrongSpec(
      "a mistake in a change for other widths",
      """
      sections:
        - {group: {height: 44}, items: 12, adapt: [{when: width > 900, group: {colums: 2}}]}
      """,
      """
      error[E104]: unknown key 'colums' in a group
        ┌─ grid.yaml:2:74
      2 │   - {group: {height: 44}, items: 12, adapt: [{when: width > 900, group: {colums: 2}}]}
        │                                                                          ^^^^^^ did you mean 'columns'?
      """),
    WrongSpec(
      "a height for a list's header",
      """
      sections:
        - {list: plain, header: {height: 44, title: One}, items: 12}
      """,
      """
      error[E104]: unknown key 'height' in a list's header
        ┌─ grid.yaml:2:28
      2 │   - {list: plain, header: {height: 44, title: One}, items: 12}
        │                            ^^^^^^ a list sets the size and position of its header and footer
      """),
    WrongSpec(
      "a list and a group",
      """
      sections:
        - {list: plain, group: {height: 44}, items: 12}
      """,
      """
      error[E106]: 'group' cannot be combined with 'list': a list creates its own groups
        ┌─ grid.yaml:2:19
      2 │   - {list: plain, group: {height: 44}, items: 12}
        │                   ^^^^^ remove one of them
      """),
    WrongSpec(
      "an unknown appearance of a list",
      """
      sections:
        - {list: insetGroup, items: 12}
      """,
      """
      error[E203]: unknown list appearance 'insetGroup'
        ┌─ grid.yaml:2:12
      2 │   - {list: insetGroup, items: 12}
        │            ^^^^^^^^^^ did you mean 'insetGrouped'?
      """),
    WrongSpec(
      "a file where files cannot be read",
      """
      sections:
        - {group: {height: 44}, items: places.csv}
      """,
      """
      error[E603]: 'places.csv' cannot be read: this spec may not read files
        ┌─ grid.yaml:2:34
      2 │   - {group: {height: 44}, items: places.csv}
        │                                  ^^^^^^^^^^
      """),
  ]

  /// A mistake in the expression for a group's height, in a spec with a var `gap` of 8.
  private static func expression(_ name: String, _ height: String, _ output: String) -> WrongSpec {
    WrongSpec(
      name,
      """
      vars: {gap: 8}
      sections:
        - group: {height: \(height)}
          items: 12
      """, output)
  }
}
